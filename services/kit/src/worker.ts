import type { Logger } from './log.ts'
import { meter } from './metrics.ts'
import { sleep } from './retry.ts'

export interface WorkerOptions {
  readonly name: string
  readonly everyMs: number
  readonly log: Logger
  /** One round; safe to run twice and in several processes at once. Returns how much it did. */
  readonly run: () => Promise<number>
}

/**
 * Runs a piece of work over and over in the background: again at once while there is more to do, else after
 * `everyMs`. A round that fails is logged and comes again. Disposing waits for the round that is running.
 */
export function startWorker({ name, everyMs, log, run }: WorkerOptions): AsyncDisposable {
  const rounds = meter().createCounter('selah.worker.rounds', { description: 'Rounds, by how they ended' })
  const stopping = new AbortController()
  const running = loop(stopping.signal)
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort()
      await running
    },
  }

  async function loop(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const done = await round()
      if (done === 0) await sleep(everyMs, signal)
    }
  }

  async function round(): Promise<number> {
    try {
      const done = await run()
      rounds.add(1, { worker: name, outcome: done > 0 ? 'worked' : 'idle' })
      if (done > 0) log.info({ worker: name, done }, 'worker did its round')
      return done
    } catch (err) {
      rounds.add(1, { worker: name, outcome: 'failed' })
      log.warn({ err, worker: name }, 'worker round failed')
      return 0
    }
  }
}
