import { randomUUID } from 'node:crypto'
import type { FinishedPrayer, GenerationEvent, GenerationKey } from '../domain/generation.ts'

/** A prayer being written in this process: what happened so far, and what is still to come, for any number of readers. */
export interface Run {
  readonly key: GenerationKey
  /** Names its events as one sequence: a reader of another sequence has to begin again. */
  readonly sequence: string
  /** Aborts when the person has cancelled. */
  readonly signal: AbortSignal
  /** Rejects when the prayer failed or was cancelled. */
  readonly result: Promise<FinishedPrayer>
  /** Words leave while they are written once somebody reads along; before that, none leave until the end. */
  readonly isReadAlong: boolean
  readonly hasText: boolean
  join(): void
  /** Everything from the start on, then what comes, until it ends. Throws what `result` rejects with. */
  events(): AsyncIterable<GenerationEvent>
  emit(event: GenerationEvent): void
  /** Does `work` once for all readers; again when it failed. */
  beforeFirstText(work: () => Promise<void>): Promise<void>
  /** Stops the writing; the run ends with `reason`. */
  cancel(reason: unknown): void
}

/** Starts writing at once. Nobody has to listen: a client that hangs up does not stop it. */
export function startRun(
  key: GenerationKey,
  write: (run: Run) => Promise<FinishedPrayer>,
  sequence: string = randomUUID(),
): Run {
  const happened: GenerationEvent[] = []
  const cancelling = new AbortController()
  let isReadAlong = false
  let ended = false
  let wake = Promise.withResolvers<void>()
  let leaving: Promise<void> | undefined

  function wakeReaders(): void {
    wake.resolve()
    wake = Promise.withResolvers()
  }

  const run: Run = {
    key,
    sequence,
    signal: cancelling.signal,
    result: Promise.resolve().then(() => write(run)),
    get isReadAlong() {
      return isReadAlong
    },
    get hasText() {
      return happened.some(({ type }) => type === 'text')
    },
    join() {
      isReadAlong = true
    },
    emit(event) {
      happened.push(event)
      wakeReaders()
    },
    beforeFirstText(work) {
      leaving ??= work().catch((error) => {
        leaving = undefined
        throw error
      })
      return leaving
    },
    cancel: (reason) => cancelling.abort(reason),
    async *events() {
      for (let next = 0; ; next++) {
        while (next >= happened.length && !ended) await wake.promise
        const event = happened[next]
        if (!event) break
        yield event
      }
      await run.result
    },
  }
  const end = () => {
    ended = true
    wakeReaders()
  }
  run.result.then(end, end)
  return run
}
