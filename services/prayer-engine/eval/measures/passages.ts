import { BY_THEME } from '../../src/scripture/passages/by-theme.ts'
import { REASONS_FOR_CATEGORY, REASONS_FOR_MOOD } from '../../src/scripture/passages/reasons.ts'
import { citationOf } from '../../src/scripture/text.ts'
import type { Outcome } from '../outcome.ts'
import { type Measure, share } from './measure.ts'

const PSALMS_MIN = 0.6

/** Every quotation is in the text, and stands in the list of the category, the mood, or what was written. */
export const passagesFit: Measure = (outcomes) => [
  share('quotations that exist, word for word', outcomes, 1, (outcome) =>
    quoted(outcome).find((reference) => citationOf(reference)?.text !== handed(outcome, reference)),
  ),
  share('passages fit the category, the mood or what was written', outcomes, 0.95, (outcome) => {
    const { category, mood } = outcome.request
    return quoted(outcome).find(
      (reference) =>
        !REASONS_FOR_CATEGORY[category][reference] &&
        !REASONS_FOR_MOOD[mood][reference] &&
        !BY_THEME[reference],
    )
  }),
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
