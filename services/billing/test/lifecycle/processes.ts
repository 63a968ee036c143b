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
      await using doomed = await startServiceProcess(FOLDER, { ...env, PORT: String(port), CRASH_AT: point })
      if ((await doomed.ended) !== 'SIGKILL') throw new Error(`not killed at ${point}:\n${doomed.output()}`)
      deaths.push(point)
    }
    lifetime.use(await startServiceProcess(FOLDER, { ...env, PORT: String(port) }))
  }
  return {
    url: `http://127.0.0.1:${port}`,
    deaths,
    settled: run(),
    [Symbol.asyncDispose]: () => lifetime.disposeAsync(),
  }
}
