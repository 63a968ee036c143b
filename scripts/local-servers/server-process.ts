import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '../lib/problem.mjs'
import { type Child, type ChildOptions, type Running, startChild } from '../lib/system/child.ts'

const READY_WITHIN_MS = 60_000

export interface ServerProcessOptions extends ChildOptions {
  readonly name: string
  /** A line of output that says it takes connections; `ready` below is its match. */
  readonly ready: RegExp
}

export interface ServerProcess extends Running {
  readonly ready: RegExpExecArray
}

/** Starts a server and waits until it says that it is ready; throws with its last lines when it ends instead. */
export async function startServerProcess({
  name,
  ready,
  ...options
}: ServerProcessOptions): Promise<ServerProcess> {
  const said = Promise.withResolvers<RegExpExecArray>()
  const onLine = (line: string) => {
    const match = ready.exec(line)
    if (match) said.resolve(match)
    options.onLine?.(line)
  }
  const child = startChild({ ...options, onLine })
  const patience = AbortSignal.timeout(READY_WITHIN_MS)
  try {
    const match = await Promise.race([said.promise, failsToStart(child, name, patience)])
    return { pid: child.pid, exited: child.exited, stop: child.stop, ready: match }
  } catch (error) {
    await child.stop()
    options.signal?.throwIfAborted()
    throw error
  }
}

/** Throws when a process ends, or when `patience` ends, with the last lines that it wrote. */
export async function failsToStart(child: Child, name: string, patience: AbortSignal): Promise<never> {
  const late = new Promise<string>((resolve) => {
    patience.addEventListener('abort', () => resolve('was not ready in time'), { once: true })
  })
  const what = await Promise.race([late, child.exited.then((how) => `ended (${how}) before it was ready`)])
  // Lets the last words of a process that gave up arrive before they are shown.
  await wait(50)
  throw new Problem([`${name} ${what}:`, ...child.lastLines].join('\n'), 'npm run doctor')
}
