import { DIMENSIONS, wordVectors } from './word-vectors.ts'

/** The rank, in the order of frequency, whose word counts half. */
const HALF_AT_RANK = 60

/**
 * The mean of the vectors of a text's words, where frequent words count less (smooth inverse frequency: Arora, Liang and
 * Ma, 2017). All zeros when no word is known.
 */
export function textVector(text: string): Float64Array {
  const { rows, values } = wordVectors()
  const sum = new Float64Array(DIMENSIONS)
  const known = wordsOf(text).flatMap((word) => rows.get(word) ?? [])
  for (const row of known) {
    const vector = values.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS)
    const weight = weightOf(row) / (known.length * lengthOf(vector))
    for (let at = 0; at < DIMENSIONS; at++) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0)
  }
  return sum
}

/** The words of a text as the vocabulary spells them. */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('’', "'").replaceAll("'s", '')
  return plain.match(/\p{L}+|\d+/gu) ?? []
}

/** Euclidean. `Math.hypot` is many times slower. */
export function lengthOf(vector: Int8Array | Float64Array): number {
  let squares = 0
  for (let at = 0; at < vector.length; at++) squares += (vector[at] ?? 0) ** 2
  return Math.sqrt(squares)
}

/** Word frequency falls with rank (Zipf), so the rank stands for it. */
function weightOf(row: number): number {
  return (row + 1) / (row + 1 + HALF_AT_RANK)
}
