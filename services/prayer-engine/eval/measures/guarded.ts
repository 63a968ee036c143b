import { guardPrayer } from '../../src/guard/guard-prayer.ts'
import { guardSentence } from '../../src/guard/guard-sentence.ts'
import type { VerifiedSentence } from '../../src/guard/verdict.ts'
import type { Outcome } from '../outcome.ts'
import { type Measure, share } from './measure.ts'

/** The guard passes every sentence and the prayer: no banned claim, no uncited scripture, nothing invented. */
export const guarded: Measure = (outcomes) => share('passed by the guard', outcomes, 1, refusalOf)

function refusalOf({ draft, task }: Outcome): string | undefined {
  const verified: VerifiedSentence[] = []
  for (const sentence of draft) {
    const verdict = guardSentence(sentence, task)
    if (!verdict.ok)
      return `${verdict.code}: ${sentence.kind === 'quotation' ? sentence.reference : sentence.text}`
    verified.push(verdict.sentence)
  }
  const verdict = guardPrayer(verified, task)
  return verdict.ok ? undefined : `${verdict.code}: ${task.request.length}`
}
