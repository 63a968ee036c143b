import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { Problem } from '../lib/problem.mjs'

const READY_WITHIN_MS = 60_000
const STOP_WITHIN_MS = 10_000
const LINES_KEPT = 20

export interface ServerProcessOptions {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  readonly uid?: number
  readonly gid?: number
  /** A line of output that says it takes connections; `ready` below is its match. */
  readonly ready: RegExp
  /** Where its output goes, appended; without it only the last lines are kept, for the error message. */
  readonly logFile?: string | undefined
  readonly stopSignal?: NodeJS.Signals
}

export interface ServerProcess {
  readonly pid: number
  readonly exited: Promise<string>
  readonly ready: RegExpExecArray
  stop(): Promise<void>
}

/** Starts a server and waits until it says that it is ready; throws with its last lines when it ends instead. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const stopSignal = options.stopSignal ?? 'SIGTERM'
  const { command, args } = diesWithParent(options.command, options.args, stopSignal)
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.env,
    uid: options.uid,
    gid: options.gid,
    // Its own process group, so that Ctrl-C in a terminal reaches only us and we stop things in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.set(child, stopSignal)
  const exited = whenExited(child)
  const stop = () => stopChild(child, stopSignal, exited)
  try {
    const ready = await readyLine(child, exited, options)
    return { pid: child.pid ?? 0, exited, ready, stop }
  } catch (error) {
    await stop()
    throw error
  }
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

function readyLine(
  child: ChildProcess,
  exited: Promise<string>,
  { name, ready, logFile }: ServerProcessOptions,
): Promise<RegExpExecArray> {
  const lines: string[] = []
  return new Promise((resolve, reject) => {
    const fail = (what: string) =>
      reject(new Problem([`${name} ${what}:`, ...lines].join('\n'), `see ${logFile ?? 'the lines above'}`))
    const timer = setTimeout(() => fail(`was not ready after ${READY_WITHIN_MS / 1000} s`), READY_WITHIN_MS)
    // One more turn of the loop, so that the last words of a process that gave up are read before they are shown.
    exited.then((how) => setTimeout(fail, 50, `ended (${how}) before it was ready`))
    exited.then(() => clearTimeout(timer))

    createInterface({ input: outputOf(child, logFile) }).on('line', (line) => {
      lines.push(line)
      if (lines.length > LINES_KEPT) lines.shift()
      const match = ready.exec(line)
      if (!match) return
      clearTimeout(timer)
      resolve(match)
    })
  })
}

function outputOf(child: ChildProcess, logFile: string | undefined): NodeJS.ReadableStream {
  const output = new PassThrough()
  child.stdout?.pipe(output, { end: false })
  child.stderr?.pipe(output, { end: false })
  if (logFile) output.pipe(createWriteStream(logFile, { flags: 'a' }))
  return output
}

async function stopChild(
  child: ChildProcess,
  signal: NodeJS.Signals,
  exited: Promise<string>,
): Promise<void> {
  if (!running.has(child)) return
  child.kill(signal)
  const insist = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
  await exited
  clearTimeout(insist)
}

// A process that leaves by `process.exit` runs no finally blocks: the servers it started are told here.
const running = new Map<ChildProcess, NodeJS.Signals>()
process.on('exit', () => {
  for (const [child, signal] of running) child.kill(signal)
})

/**
 * Lets Linux signal the server when we are killed outright, through util-linux' setpriv. Elsewhere an orphan may
 * stay; each server's start finds and ends the orphan of its own data folder.
 */
function diesWithParent(command: string, args: readonly string[], signal: NodeJS.Signals) {
  if (!hasParentDeathSignal()) return { command, args }
  return { command: 'setpriv', args: ['--pdeathsig', signal.replace('SIG', ''), '--', command, ...args] }
}

let parentDeathSignal: boolean | undefined
function hasParentDeathSignal(): boolean {
  parentDeathSignal ??= spawnSync('setpriv', ['--pdeathsig', 'TERM', 'true']).status === 0
  return parentDeathSignal
}
