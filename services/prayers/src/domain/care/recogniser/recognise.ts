import { featuresOf, plainLetters } from './features.ts'
import type { Question } from './layout.ts'
import { unpackWeights, type Weights } from './weights.ts'

const WEIGHTS = unpackWeights()

/**
 * How much a text is like the cries that the weights were learnt from: above 0 more like a cry than not, 1 a clear
 * one. It has learnt from lines in English, Spanish and Portuguese.
 */
export function likeness(text: string): Readonly<Record<Question, number>> {
  const features = featuresOf(plainLetters(text))
  return { cry: score(features, WEIGHTS.cry), abuse: score(features, WEIGHTS.abuse) }
}

function score(features: readonly number[], { shares, votes, scale }: Weights): number {
  let [sum, squares] = [0, 0]
  for (const feature of features) {
    sum += votes[feature] ?? 0
    squares += (shares[feature] ?? 0) ** 2
  }
  return squares === 0 ? 0 : (sum * scale) / Math.sqrt(squares)
}
