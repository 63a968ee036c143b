import { setTimeout as wait } from 'node:timers/promises'
import type { Running } from '../system/child.ts'

const DELAY_MIN_MS = 500
const DELAY_MAX_MS = 30_000
/** Whoever ran this long begins with the shortest delay again. */
const HEALTHY_AFTER_MS = 60_000

export interface Supervised {
  readonly name: string
  /** Starts it and resolves when it can be used. Called again, for the same ports, each time that it has died. */
  start(signal: AbortSignal): Promise<Running>
}

export interface Supervisor extends AsyncDisposable {
  /** Starts all of them at once, and restarts a process that dies. Throws when a first start fails. */
  start(all: readonly Supervised[]): Promise<void>
  /** The processes that run now. */
  running(): ReadonlyMap<string, Running>
}

/**
 * Keeps a group of processes running until it is disposed, which stops them all at once. `interrupted` does the same
 * to those that are still starting.
 */
export function createSupervisor(say: (line: string) => void, interrupted?: AbortSignal): Supervisor {
  const disposed = new AbortController()
  const stopping = AbortSignal.any([disposed.signal, ...(interrupted ? [interrupted] : [])])
  const running = new Map<string, Running>()
  const guards: Promise<void>[] = []

  async function startOne({ name, start }: Supervised): Promise<Running> {
    const started = await start(stopping)
    running.set(name, started)
    return started
  }

  async function guard(supervised: Supervised, first: Running): Promise<void> {
    const { name } = supervised
    let current: Running | undefined = first
    let delayMs = DELAY_MIN_MS
    while (true) {
      const begun = Date.now()
      const how = current ? await current.exited : 'did not start'
      running.delete(name)
      if (stopping.aborted) return
      if (Date.now() - begun > HEALTHY_AFTER_MS) delayMs = DELAY_MIN_MS
      say(`${name} ended (${how}) and is started again in ${delayMs / 1000} s`)
      await wait(delayMs, undefined, { signal: stopping }).catch(() => {})
      delayMs = Math.min(delayMs * 2, DELAY_MAX_MS)
      if (stopping.aborted) return
      current = await startOne(supervised).catch(() => undefined)
      if (current) say(`${name} runs again`)
    }
  }

  return {
    async start(all) {
      const starting = all.map(async (each) => {
        guards.push(guard(each, await startOne(each)))
      })
      await Promise.all(starting)
    },
    running: () => running,
    async [Symbol.asyncDispose]() {
      disposed.abort()
      await Promise.all([...running.values()].map((each) => each.stop()))
      await Promise.all(guards)
    },
  }
}
