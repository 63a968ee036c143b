import type { Card } from './card.ts'
import { agreement } from './measures/agreement.ts'
import { measureNeeds } from './measures/needs.ts'
import { measureSuggestions } from './measures/suggestions.ts'
import { toldInOrder } from './measures/told.ts'
import type { EvalOptions } from './options.ts'
import { outcomeOf } from './outcome.ts'
import { labelledNeeds, sealedNeeds } from './requests/needs.ts'

/** The composer on made-up needs that other authors labelled: what it tells, what it takes them for, how it reads. */
export async function scoreNeeds({ isQuick }: EvalOptions): Promise<Card[]> {
  const all = [...sealedNeeds(), ...labelledNeeds()].filter((_, at) => !isQuick || at % 10 === 0)
  const outcomes = all.map(({ request }, at) => outcomeOf({ request, echo: true }, `need ${at}`))
  return [
    {
      title: `The composer on ${all.length} made-up needs`,
      scores: [toldInOrder(outcomes), agreement(outcomes)].flat(),
    },
    { title: 'The right need, on sealed sets', scores: measureNeeds(sealedNeeds()) },
    { title: 'Suggested choices, on sealed sets', scores: measureSuggestions(sealedNeeds()) },
  ]
}
