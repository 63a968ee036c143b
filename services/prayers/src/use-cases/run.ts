import type { GenerationEvent, GenerationResult } from '../domain/generation.ts'

/** A prayer being written in this process: what happened so far, and what is still to come, for any number of readers. */
export interface Run {
  readonly generationId: string
  /** Aborts when the person has cancelled. */
  readonly signal: AbortSignal
  /** The finished prayer. Rejects when it failed or was cancelled. */
  readonly result: Promise<GenerationResult>
  /** Everything from the start on, then what comes, until it ends. Throws what `result` rejects with. */
  events(): AsyncIterable<GenerationEvent>
  emit(event: GenerationEvent): void
  /** Stops the writing; the run ends with `reason`. */
  cancel(reason: Error): void
}

export interface RunOptions {
  readonly generationId: string
  /** Asked once, before the first words leave. When it says no, nothing leaves. */
  readonly mayShowText: () => Promise<boolean>
  readonly write: (run: Run) => Promise<GenerationResult>
}

/** Starts writing at once. Nobody has to listen: a client that hangs up does not stop it. */
export function startRun({ generationId, mayShowText, write }: RunOptions): Run {
  const happened: GenerationEvent[] = []
  const cancelling = new AbortController()
  let ended = false
  let wake = Promise.withResolvers<void>()
  let showing: Promise<boolean> | undefined

  function tell(): void {
    wake.resolve()
    wake = Promise.withResolvers()
  }

  function mayShow(): Promise<boolean> {
    showing ??= mayShowText()
    return showing
  }

  const run: Run = {
    generationId,
    signal: cancelling.signal,
    result: Promise.resolve().then(() => write(run)),
    emit(event) {
      happened.push(event)
      tell()
    },
    cancel: (reason) => cancelling.abort(reason),
    async *events() {
      for (let next = 0; ; next++) {
        while (next >= happened.length && !ended) await wake.promise
        const event = happened[next]
        if (!event) break
        if (event.type === 'text' && !(await mayShow())) break
        yield event
      }
      await run.result
    },
  }
  const end = () => {
    ended = true
    tell()
  }
  run.result.then(end, end)
  return run
}
