import type { Card } from './card.ts'
import { cleanCitations, mutatedCitations } from './guard/citations.ts'
import { labelledSentences } from './guard/labelled.ts'
import type { EvalOptions } from './options.ts'

/** The guard by itself: citations spoiled in every way, clean ones, and the sentences that were labelled by hand. */
export async function scoreGuard({ isQuick }: EvalOptions): Promise<Card[]> {
  const each = isQuick ? 100 : 1_000
  return [
    {
      title: 'The guard by itself',
      scores: [...mutatedCitations(each), ...cleanCitations(each), ...labelledSentences()],
    },
  ]
}
