// The offline scorecard of the composer: `node services/prayers/eval/run.ts`. Exits with 1 when a bound is missed.
import { echoes, nothingEchoed } from './measures/echo.ts'
import { guarded } from './measures/guarded.ts'
import { inventedFacts } from './measures/invented.ts'
import { lengths, quotations } from './measures/length.ts'
import type { Measure, Score } from './measures/measure.ts'
import { naming } from './measures/naming.ts'
import { partsInOrder } from './measures/order.ts'
import { passagesFit } from './measures/passages.ts'
import { reading } from './measures/reading.ts'
import { speed } from './measures/speed.ts'
import { tonesToldApart } from './measures/tones.ts'
import { variety } from './measures/variety.ts'
import { outcomeOf } from './outcome.ts'
import { printScores } from './print-scores.ts'
import { REQUESTS } from './requests/requests.ts'

const MEASURES: readonly Measure[] = [
  guarded,
  quotations,
  passagesFit,
  partsInOrder,
  lengths,
  naming,
  echoes,
  nothingEchoed,
  inventedFacts,
  reading,
  speed,
]

// The first prayers pay for what is loaded once; a running service does not.
for (const request of REQUESTS.slice(0, 20)) outcomeOf(request, 'warm')
const outcomes = REQUESTS.map((request, at) => outcomeOf(request, `eval ${at}`))
const scores: Score[] = [...MEASURES.flatMap((measure) => measure(outcomes)), ...variety(), tonesToldApart()]

printScores(`The composer on ${outcomes.length} requests`, scores)
process.exitCode = scores.every(({ isMet }) => isMet) ? 0 : 1
