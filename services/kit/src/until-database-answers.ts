import { databaseTrouble } from './db-trouble.ts'
import { sleep } from './retry.ts'

const PAUSE_MS = 250

export interface Waiting {
  readonly forMs: number
  readonly signal?: AbortSignal
}

/** Does `work` again while the database does not answer. Throws what it threw last. */
export async function untilDatabaseAnswers<Result>(
  work: () => Promise<Result>,
  { forMs, signal = new AbortController().signal }: Waiting,
): Promise<Result> {
  const until = Date.now() + forMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!databaseTrouble(error) || signal.aborted || Date.now() > until) throw error
      await sleep(PAUSE_MS, signal)
    }
  }
}
