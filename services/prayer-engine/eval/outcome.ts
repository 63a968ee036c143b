import { performance } from 'node:perf_hooks'
import { careFor } from '../src/care/care-for.ts'
import { compose } from '../src/composer/compose.ts'
import type { PrayerRequest } from '../src/prayer.ts'
import { passageText } from '../src/scripture/text.ts'
import type { DraftSentence, WritingTask } from '../src/writer.ts'
import { writingTask } from '../src/writing-task.ts'
import type { EvalRequest } from './requests/eval-request.ts'

/** One request and the prayer it got. */
export interface Outcome {
  readonly request: PrayerRequest
  readonly echo: boolean
  readonly task: WritingTask
  readonly draft: readonly DraftSentence[]
}

/** With the time that the writing took. */
export interface TimedOutcome extends Outcome {
  readonly ms: number
}

export const CLOSING = 'in Jesus’ name'

export function taskFor(request: PrayerRequest, seed: string): WritingTask {
  return writingTask({ request, care: careFor(request), closing: CLOSING, seed })
}

// The same writing is timed so often: the least of it is the composer's, the rest is what else the machine did.
const TIMED = 3

/** Has the composer write, and takes the time of the writing alone. */
export function outcomeOf({ request, echo }: EvalRequest, seed: string): TimedOutcome {
  const task = taskFor(request, seed)
  const times = Array.from({ length: TIMED }, () => {
    const from = performance.now()
    compose(task)
    return performance.now() - from
  })
  return { request, echo, task, draft: compose(task), ms: Math.min(...times) }
}

/** What is not scripture and not the closing: the writer's own sentences and those the person told. */
export function ownSentences({ draft }: Outcome): string[] {
  return draft.flatMap((sentence) =>
    sentence.kind !== 'quotation' && sentence.part !== 'amen' ? sentence.text : [],
  )
}

/** The writer's own sentences alone. */
export function writtenText({ draft }: Outcome): string {
  return draft
    .flatMap((sentence) => (sentence.kind === 'words' && sentence.part !== 'amen' ? sentence.text : []))
    .join(' ')
}

export function ownText(outcome: Outcome): string {
  return ownSentences(outcome).join(' ')
}

/** The prayer as it is read, scripture included. */
export function fullText({ draft }: Outcome): string {
  return draft
    .map((sentence) =>
      sentence.kind === 'quotation' ? (passageText(sentence.reference) ?? '') : sentence.text,
    )
    .join(' ')
}
