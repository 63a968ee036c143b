import { performance } from 'node:perf_hooks'
import { compose } from '../src/composer/compose.ts'
import type { PrayerRequest } from '../src/prayer.ts'
import { choosePassages } from '../src/scripture/choose.ts'
import type { DraftSentence, WritingTask } from '../src/writer.ts'
import type { EvalRequest } from './requests/requests.ts'

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
  const passages = choosePassages({ request, recentlyUsed: [], seed })
  return { request, passages, crisis: false, closing: CLOSING, seed }
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

/** The writer's own sentences: not scripture, not the closing. */
export function ownSentences({ draft }: Outcome): string[] {
  return draft.flatMap((sentence) =>
    sentence.kind === 'words' && sentence.part !== 'amen' ? sentence.text : [],
  )
}

export function ownText(outcome: Outcome): string {
  return ownSentences(outcome).join(' ')
}

/** The prayer as it is read, scripture included. */
export function fullText({ draft, task }: Outcome): string {
  return draft
    .map((sentence) =>
      sentence.kind === 'words'
        ? sentence.text
        : (task.passages.find(({ reference }) => reference === sentence.reference)?.text ?? ''),
    )
    .join(' ')
}
