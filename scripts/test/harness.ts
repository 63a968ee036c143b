import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export interface Run extends AsyncDisposable {
  readonly child: ChildProcess
  readonly dataDir: string
  output(): string
  /** Resolves when a line of output holds these words. */
  says(words: string): Promise<void>
  /** The exit code, or the signal's name. */
  ended(): Promise<number | string>
}

/** Runs the stand-in stack as a person would in a terminal. */
export function runStandIns(dataDir: string, env: Record<string, string> = {}, args: string[] = []): Run {
  const program = join(import.meta.dirname, 'stand-in', 'run.ts')
  const child = spawn(process.execPath, [program, '--data', dataDir, ...args], {
    env: { ...process.env, PORT: '0', INBOX_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code ?? 0))
  })
  return {
    child,
    dataDir,
    output: () => output,
    says: (words) =>
      eventually(
        () => output.includes(words),
        () => `"${words}" in:\n${output}`,
      ),
    ended: () => ended,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Asks until it is so; a test's time limit is its patience. */
export async function eventually(isSo: () => boolean | Promise<boolean>, what: () => string): Promise<void> {
  const deadline = Date.now() + 20_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`still waiting for ${what()}`)
    await wait(20)
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The stand-ins of a data folder that are alive: each writes its number into its log. */
export async function processesOf(dataDir: string): Promise<number[]> {
  if (!existsSync(join(dataDir, 'logs'))) return []
  const logs = await readdir(join(dataDir, 'logs'))
  const pids = await Promise.all(logs.map((log) => readFile(join(dataDir, 'logs', log), 'utf8')))
  return pids
    .flatMap((log) => [...log.matchAll(/^pid (\d+)$/gm)].map((match) => Number(match[1])))
    .filter(isAlive)
}

export async function readStack(dataDir: string) {
  return JSON.parse(await readFile(join(dataDir, 'stack.json'), 'utf8')) as {
    pid: number
    services: Record<string, string>
  }
}
