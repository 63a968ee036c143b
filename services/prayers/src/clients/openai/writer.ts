import type { PrayerWriter, WritingTask } from '@selah/prayer-engine/writer'
import { type Breaker, type CallOutcome, circuitBreaker } from './breaker.ts'
import type { OpenAiClient } from './client.ts'
import { DEFAULT_PATIENCE, type Patience } from './conversation.ts'
import { OpenAiWriterError } from './error.ts'
import { type MeteredUsage, meteredSentences } from './metering.ts'
import type { Dialect, ModelOptions } from './request.ts'
import type { SpendCap } from './spend-cap.ts'
import { startWatch } from './watch.ts'

export interface OpenAiWriterOptions extends ModelOptions {
  readonly client: OpenAiClient
  /** Without one there is no limit. */
  readonly spendCap?: SpendCap
  /** Told once for each call that may have cost something, when it has ended. */
  readonly onUsage?: (usage: MeteredUsage) => void
  readonly breaker?: Breaker
  readonly patience?: Partial<Patience>
}

/**
 * Writes with a large language model, over any OpenAI-compatible endpoint, and yields each sentence while the rest is
 * still being written. Throws OpenAiWriterError, which holds nothing of what was asked or answered; only an error of
 * the spend store comes through as it is. One writer per process: it learns which fields its endpoint understands.
 */
export function openaiWriter(options: OpenAiWriterOptions): PrayerWriter {
  const { client, breaker = circuitBreaker() } = options
  const patience = { ...DEFAULT_PATIENCE, ...options.patience }
  let dialect: Dialect = 'full'
  const onDialect = (understood: Dialect) => {
    dialect = understood
  }
  return {
    name: 'openai',
    service: { host: new URL(client.sdk.baseURL).host, model: options.model },
    async *write(task: WritingTask, signal: AbortSignal) {
      if (signal.aborted) throw new OpenAiWriterError('aborted')
      const leftMs = patience.totalMs - (task.again?.afterMs ?? 0)
      if (task.again && leftMs < patience.firstTokenMs) throw new OpenAiWriterError('no-time')
      const pass = breaker.enter()
      if (!pass) throw new OpenAiWriterError('breaker-open')
      // A caller who stops listening half way has heard something: the endpoint was well.
      let outcome: CallOutcome = 'answered'
      try {
        using watch = startWatch(signal, leftMs)
        const { sdk } = client
        yield* meteredSentences({ sdk, model: options, task, watch, patience, dialect, onDialect }, options)
      } catch (error) {
        outcome = outcomeOf(error, task)
        throw error
      } finally {
        pass.end(outcome)
      }
    },
  }
}

/**
 * What a failure tells of the endpoint. Answers that are no use (malformed, refused) are no fault of its health: one
 * person's words must not be able to switch it off for everybody.
 */
function outcomeOf(error: unknown, { again }: WritingTask): CallOutcome {
  if (!(error instanceof OpenAiWriterError)) return 'unknown'
  switch (error.reason) {
    case 'timeout':
      // Of a second answer's time, the first has used some: that it did not suffice is not the endpoint's doing.
      return again && error.wait === 'total' ? 'unknown' : 'failed'
    case 'unavailable':
    case 'stopped-early':
      return 'failed'
    case 'rejected':
      return error.status === 400 || error.status === 422 ? 'answered' : 'failed'
    case 'aborted':
    case 'spent':
    case 'no-time':
    case 'breaker-open':
      return 'unknown'
    default:
      return 'answered'
  }
}
