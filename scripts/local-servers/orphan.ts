import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { killFamily } from '../lib/system/process-family.ts'
import { processMark } from '../lib/system/process-mark.ts'
import { run } from '../lib/system/run.ts'

const ENDS_WITHIN_MS = 10_000

export interface OrphanPlace {
  /** Where the server wrote its number; it runs with this folder as its working directory. */
  readonly dataDir: string
  readonly pidFile: string
  readonly stopSignal: NodeJS.Signals
}

/**
 * Ends the server that a killed run left on a data folder, since two servers on one folder would ruin it, and removes
 * its file. By now the number may belong to a stranger, which is left alone.
 */
export async function endOrphan({ dataDir, pidFile, stopSignal }: OrphanPlace): Promise<void> {
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10)
  if (!Number.isInteger(pid)) return
  if (await isServerOn(pid, dataDir)) await endServer(pid, stopSignal)
  await rm(pidFile, { force: true })
}

async function isServerOn(pid: number, dataDir: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
    return folder === (await realpath(dataDir))
  }
  const command = await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => '')
  return command.includes(dataDir)
}

async function endServer(pid: number, signal: NodeJS.Signals): Promise<void> {
  const deadline = Date.now() + ENDS_WITHIN_MS
  ask(pid, signal)
  while (await processMark(pid)) {
    if (Date.now() > deadline) await killFamily(pid)
    await wait(50)
  }
}

function ask(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
    // A frozen process sees the signal only once it goes on.
    process.kill(pid, 'SIGCONT')
  } catch {
    // It has ended by itself.
  }
}
