import { fileURLToPath } from 'node:url'
import { startServiceProcess } from '@selah/kit/testing/service-process'
import { freePort } from '@selah/scripts/local-servers/free-port'

export const FOLDER = fileURLToPath(new URL('../..', import.meta.url))

/** A place where a process of billing runs, dies at each of its crash points in turn, and then stays alive. */
export interface Slot extends AsyncDisposable {
  readonly url: string
  /** Where it died so far. */
  readonly deaths: readonly string[]
  /** Resolves when it has died everywhere and the process that stays is ready. */
  readonly settled: Promise<void>
}

/** Starts processes one after the other on one port. */
export async function startSlot(
  env: Readonly<Record<string, string>>,
  crashPoints: readonly string[],
): Promise<Slot> {
  const port = await freePort()
  const deaths: string[] = []
  const lifetime = new AsyncDisposableStack()
  const run = async () => {
    for (const point of crashPoints) {
      // The others are never mended by a reconciler of their own.
      const reconciles = { RECONCILE_EVERY_S: point === 'billing.afterListing' ? '1' : '86400' }
      const told = { ...env, ...reconciles, PORT: String(port), CRASH_AT: point }
      await using doomed = await startServiceProcess(FOLDER, told)
      if ((await doomed.ended) !== 'SIGKILL') throw new Error(`not killed at ${point}:\n${doomed.output()}`)
      deaths.push(point)
    }
    const told = { ...env, RECONCILE_EVERY_S: '86400', PORT: String(port) }
    lifetime.use(await startServiceProcess(FOLDER, told))
  }
  return {
    url: `http://127.0.0.1:${port}`,
    deaths,
    settled: run(),
    [Symbol.asyncDispose]: () => lifetime.disposeAsync(),
  }
}
