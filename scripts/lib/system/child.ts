import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { appendToLog } from './log-file.ts'
import { killFamily } from './process-family.ts'

const STOP_WITHIN_MS = 5_000
const LINES_KEPT = 20

/** A process that we started and that is ours to stop. */
export interface Running {
  readonly pid: number
  /** Resolves when it has ended, asked or not, with how it ended, for example `code 1` or `SIGKILL`. */
  readonly exited: Promise<string>
  /** Asks it to end in order, kills it after `stopWithinMs`, and resolves when it has ended. Safe to call twice. */
  stop(): Promise<void>
}

export interface ChildOptions {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  readonly uid?: number
  readonly gid?: number
  /** Where its output goes, appended; without it only the last lines are kept, for error messages. */
  readonly logFile?: string | undefined
  /** Sees every line of its output as well. */
  readonly onLine?: ((line: string) => void) | undefined
  readonly stopSignal?: NodeJS.Signals
  /** How long it may take to end in order; 5 s unless told. */
  readonly stopWithinMs?: number
  /** What it gets when we are killed outright; `stopSignal` unless told. */
  readonly orphanSignal?: NodeJS.Signals
  /** Stops it, also while it starts. */
  readonly signal?: AbortSignal | undefined
}

export interface Child extends Running {
  /** The end of what it wrote. */
  readonly lastLines: readonly string[]
}

/** Starts a process in the background. It ends when we do, however we end. */
export function startChild(options: ChildOptions): Child {
  options.signal?.throwIfAborted()
  const stopSignal = options.stopSignal ?? 'SIGTERM'
  const { command, args } = diesWithParent(options, options.orphanSignal ?? stopSignal)
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.env,
    uid: options.uid,
    gid: options.gid,
    // Its own process group, so that Ctrl-C in a terminal reaches only us and we stop things in order.
    detached: true,
    // The channel closes when we are gone, which a Node process notices on every system.
    stdio: ['ignore', 'pipe', 'pipe', ...(options.command === process.execPath ? (['ipc'] as const) : [])],
  })
  running.set(child, stopSignal)
  const exited = whenExited(child)
  const stop = () => stopChild(child, stopSignal, options.stopWithinMs ?? STOP_WITHIN_MS, exited)
  options.signal?.addEventListener('abort', stop, { once: true })
  return { pid: child.pid ?? 0, exited, stop, lastLines: keepOutput(child, options) }
}

function whenExited(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    const end = (how: string) => {
      running.delete(child)
      resolve(how)
    }
    child.once('exit', (code, signal) => end(signal ?? `code ${code}`))
    child.once('error', (error) => end(error.message))
  })
}

async function stopChild(
  child: ChildProcess,
  signal: NodeJS.Signals,
  withinMs: number,
  exited: Promise<string>,
): Promise<void> {
  if (!running.has(child)) return
  askToEnd(child, signal)
  const insist = setTimeout(kill, withinMs, child)
  await exited
  clearTimeout(insist)
}

/** A frozen process (Ctrl-Z, a debugger) sees the signal only once it goes on. */
function askToEnd(child: ChildProcess, signal: NodeJS.Signals): void {
  child.kill(signal)
  if (process.platform !== 'win32') child.kill('SIGCONT')
}

/** Kills every process that this one started and that still runs. What they were doing is cut off. */
export async function killChildren(): Promise<void> {
  await Promise.all([...running.keys()].map(kill))
}

async function kill({ pid }: ChildProcess): Promise<void> {
  // Without a number it has not started; 0 would mean our own group.
  if (pid) await killFamily(pid)
}

function keepOutput(child: ChildProcess, { logFile, onLine }: ChildOptions): readonly string[] {
  const output = new PassThrough()
  child.stdout?.pipe(output, { end: false })
  child.stderr?.pipe(output, { end: false })
  child.once('close', () => output.end())
  if (logFile) output.pipe(appendToLog(logFile))

  const lastLines: string[] = []
  createInterface({ input: output }).on('line', (line) => {
    lastLines.push(line)
    if (lastLines.length > LINES_KEPT) lastLines.shift()
    onLine?.(line)
  })
  return lastLines
}

// A process that leaves by `process.exit` runs no finally blocks: whatever it started is told here.
const running = new Map<ChildProcess, NodeJS.Signals>()
process.on('exit', () => {
  for (const [child, signal] of running) askToEnd(child, signal)
})

/**
 * Lets Linux signal the child when we are killed outright, through util-linux' setpriv. Elsewhere a server may stay
 * behind; each server's start finds and ends the orphan of its own data folder.
 */
function diesWithParent({ command, args }: ChildOptions, signal: NodeJS.Signals) {
  if (!hasParentDeathSignal()) return { command, args }
  return { command: 'setpriv', args: ['--pdeathsig', signal.replace('SIG', ''), '--', command, ...args] }
}

let parentDeathSignal: boolean | undefined
function hasParentDeathSignal(): boolean {
  parentDeathSignal ??= spawnSync('setpriv', ['--pdeathsig', 'TERM', 'true']).status === 0
  return parentDeathSignal
}
