import { citationOf } from '../../src/scripture/text.ts'
import type { Outcome } from '../outcome.ts'
import { type Measure, share } from './measure.ts'

const PSALMS_MIN = 0.6

/** Every quotation is in the text, word for word, and one of those that the need's own arc answers. */
export const passagesFit: Measure = (outcomes) => [
  share('quotations that exist, word for word', outcomes, 1, (outcome) =>
    quoted(outcome).find((reference) => citationOf(reference)?.text !== handed(outcome, reference)),
  ),
  share('quotations are those of the arc', outcomes, 1, (outcome) =>
    quoted(outcome).find(
      (reference) => !outcome.task.plan.movements.passages.some((passage) => passage.reference === reference),
    ),
  ),
  psalms(outcomes),
]

function psalms(outcomes: readonly Outcome[]) {
  const all = outcomes.flatMap(quoted)
  const part = all.filter((reference) => reference.startsWith('Psalm ')).length / all.length
  return {
    name: 'quotations that are Psalms',
    value: `${(part * 100).toFixed(1)}% of ${all.length}`,
    bound: `>= ${PSALMS_MIN * 100}%`,
    isMet: part >= PSALMS_MIN,
  }
}

function quoted({ draft }: Outcome): string[] {
  return draft.flatMap((sentence) => (sentence.kind === 'quotation' ? sentence.reference : []))
}

function handed({ task }: Outcome, reference: string): string | undefined {
  return task.passages.find((passage) => passage.reference === reference)?.text
}
