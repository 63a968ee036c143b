import { constants, existsSync } from 'node:fs'
import { access, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '../../problem.mjs'
import { processMark } from '../../system/process-mark.ts'

/** Always empty and never removed: a lock on a removed file would keep nobody out. */
const LOCK = 'lock.sqlite'
/** Says who holds the lock, for people. It decides nothing, so it may be stale. */
const HOLDER = 'supervisor.lock'
/** A holder that was killed gives the lock back a moment later; one that has just taken it has yet to say who it is. */
const TRY_FOR_MS = 2_000
const TRY_AGAIN_MS = 50
const SQLITE_BUSY = 5

/** Without a reference the garbage collector would close a connection, which gives its lock back. */
const held = new Set<DatabaseSync>()

/**
 * Takes a folder for this process, or refuses when another process has it. The lock is one of the operating system on
 * a file that SQLite opens: only one process gets it, and it is free again when that process ends, however it ends.
 */
export async function lockFolder(path: string): Promise<AsyncDisposable> {
  const lock = await takeLock(path)
  held.add(lock)
  const holder = join(path, HOLDER)
  const release = async () => {
    await rm(holder, { force: true })
    lock.close()
    held.delete(lock)
  }
  try {
    await writeFile(`${holder}.new`, `${process.pid} ${await processMark(process.pid)}`, { mode: 0o600 })
    await rename(`${holder}.new`, holder)
  } catch (error) {
    await release().catch(() => {})
    throw error
  }
  return { [Symbol.asyncDispose]: release }
}

async function takeLock(path: string): Promise<DatabaseSync> {
  const deadline = Date.now() + TRY_FOR_MS
  for (;;) {
    const lock = await tryLock(join(path, LOCK))
    if (lock) return lock
    const holder = await holderOf(path)
    if (holder || Date.now() > deadline) throw taken(path, holder)
    await wait(TRY_AGAIN_MS)
  }
}

/** Absent when another connection has the lock, in this process or another one. */
async function tryLock(file: string): Promise<DatabaseSync | undefined> {
  // A file that it may only read SQLite would open all the same, and lock for readers only.
  if (existsSync(file)) await access(file, constants.W_OK)
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(file, { timeout: 0 })
    // Without a journal nothing is written: the lock can be had on a full disk, too.
    lock.exec('pragma journal_mode = off; begin exclusive')
    return lock
  } catch (error) {
    lock?.close()
    if (isBusy(error)) return undefined
    const why = error instanceof Error ? error.message : String(error)
    throw new Problem(
      `${file} cannot be locked: ${why}.`,
      `rm -r ${file} (it holds nothing), or take a folder on a disk of this machine: npm start -- --data DIR`,
      { cause: error },
    )
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

/** The process that holds the lock, when it runs and has said so. */
async function holderOf(path: string): Promise<string | undefined> {
  const [pid = '', ...mark] = (await readFile(join(path, HOLDER), 'utf8').catch(() => '')).split(' ')
  const runs = mark.length > 0 && (await processMark(Number(pid))) === mark.join(' ')
  return runs ? pid : undefined
}

function taken(path: string, holder: string | undefined): Problem {
  const beside = 'start a second one beside it: PORT=8081 INBOX_PORT=1081 npm start -- --data .data-2'
  return new Problem(
    `A stack already runs on ${path}${holder ? ` (process ${holder})` : ''}.`,
    holder ? `kill ${holder} (stops it), or ${beside}` : beside,
  )
}
