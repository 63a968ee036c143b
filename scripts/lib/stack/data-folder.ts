import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../problem.mjs'
import { processMark } from './process-mark.ts'

/** Everything that a local stack keeps, in one folder that one stack uses at a time. */
export interface DataFolder extends AsyncDisposable {
  readonly path: string
  /** A place in it. */
  at(...names: string[]): string
}

const LOCK = 'supervisor.lock'

/** Takes the folder for this process, making it when there is none; refuses when another stack runs on it. */
export async function takeDataFolder(path: string, options: { fresh: boolean }): Promise<DataFolder> {
  await mkdir(path, { recursive: true })
  await lock(path)
  if (options.fresh) await empty(path)
  // Of a stack that was killed outright: whoever waits for the file waits for the new one.
  await rm(join(path, 'stack.json'), { force: true })
  await mkdir(join(path, 'logs'), { recursive: true })
  return {
    path,
    at: (...names) => join(path, ...names),
    [Symbol.asyncDispose]: () => rm(join(path, LOCK), { force: true }),
  }
}

async function lock(path: string): Promise<void> {
  const file = join(path, LOCK)
  try {
    const handle = await open(file, 'wx', 0o600)
    await handle.writeFile(`${process.pid} ${await processMark(process.pid)}`)
    await handle.close()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    await breakStaleLock(path, file)
    await lock(path)
  }
}

async function breakStaleLock(path: string, file: string): Promise<void> {
  const [pid = '', ...mark] = (await readFile(file, 'utf8').catch(() => '')).split(' ')
  const running = mark.length > 0 && (await processMark(Number(pid))) === mark.join(' ')
  if (!running) return rm(file, { force: true })
  throw new Problem(
    `A stack already runs on ${path} (process ${pid}).`,
    `kill ${pid} (stops it), or start a second one beside it: PORT=8081 INBOX_PORT=1081 npm start -- --data .data-2`,
  )
}

/** Only what stacks write: a folder given by mistake keeps whatever else is in it. */
const OURS = ['postgres', 'nats', 'redis', 'inbox', 'logs', 'secrets.json', 'seeded.json', 'stack.json']

async function empty(path: string): Promise<void> {
  for (const name of OURS) await rm(join(path, name), { recursive: true, force: true })
}

/** Makes the logs of the last start the previous ones, so that a log tells of one start. */
export async function turnLogs(folder: DataFolder): Promise<void> {
  const names = (await readdir(folder.at('logs'))).filter((name) => !name.endsWith('.previous.log'))
  for (const name of names) {
    await rename(folder.at('logs', name), folder.at('logs', name.replace(/\.log$/, '.previous.log')))
  }
}
