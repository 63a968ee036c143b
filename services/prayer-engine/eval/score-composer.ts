import type { Card } from './card.ts'
import { measurePrayers } from './measures/all.ts'
import { speed } from './measures/speed.ts'
import { tonesToldApart } from './measures/tones.ts'
import { variety } from './measures/variety.ts'
import type { EvalOptions } from './options.ts'
import { outcomeOf } from './outcome.ts'
import { REQUESTS } from './requests/requests.ts'

/** The built-in writer on every request. */
export async function scoreComposer({ isQuick }: EvalOptions): Promise<Card[]> {
  // The first prayers pay for what is loaded once; a running service does not.
  for (const request of REQUESTS.slice(0, 20)) outcomeOf(request, 'warm')
  const outcomes = REQUESTS.map((request, at) => outcomeOf(request, `eval ${at}`))
  const scores = [...measurePrayers(outcomes), speed(outcomes)]
  const repeated = isQuick ? [] : [...variety(), tonesToldApart()]
  return [{ title: `The composer on ${outcomes.length} requests`, scores: [...scores, ...repeated] }]
}
