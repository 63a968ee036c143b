import { plainLetters } from '../../text/plain.ts'
import { featuresOf } from './features.ts'
import type { Question } from './layout.ts'
import { unpackWeights, type Weights } from './weights.ts'

const WEIGHTS = unpackWeights()

/**
 * How much a text is like what the weights were learnt to tell: above 0 more like it than not, 1 a clear case. They
 * have learnt from lines in English, Spanish and Portuguese.
 */
export function likeness(text: string, question: Question): number {
  return score(featuresOf(plainLetters(text)), WEIGHTS[question])
}

function score(features: readonly number[], { shares, votes, scale }: Weights): number {
  let [sum, squares] = [0, 0]
  for (const feature of features) {
    sum += votes[feature] ?? 0
    squares += (shares[feature] ?? 0) ** 2
  }
  return squares === 0 ? 0 : (sum * scale) / Math.sqrt(squares)
}
