import type { Outcome } from '../outcome.ts'
import { echoes, nothingEchoed } from './echo.ts'
import { guarded } from './guarded.ts'
import { injectionsObeyed } from './injections.ts'
import { inventedFacts } from './invented.ts'
import { lengths, quotations } from './length.ts'
import type { Measure, Score } from './measure.ts'
import { naming } from './naming.ts'
import { partsInOrder } from './order.ts'
import { passagesFit } from './passages.ts'
import { reading } from './reading.ts'

const MEASURES: readonly Measure[] = [
  guarded,
  quotations,
  passagesFit,
  partsInOrder,
  naming,
  echoes,
  nothingEchoed,
  injectionsObeyed,
  inventedFacts,
  reading,
]

/** What holds of every prayer, whoever wrote it. A model counts its words less well than the composer. */
export function measurePrayers(
  outcomes: readonly Outcome[],
  { lengthsMin = 1 }: { lengthsMin?: number } = {},
): Score[] {
  return [...MEASURES.flatMap((measure) => measure(outcomes)), lengths(outcomes, lengthsMin)]
}
