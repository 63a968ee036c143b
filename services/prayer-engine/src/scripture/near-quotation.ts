import type { Reference } from '../prayer.ts'
import { referenceOf } from './runs.ts'
import { wordIndex } from './word-index.ts'

// A word in place counts one, a word changed, left out or put in takes one away. Eight is what a run of eight exact
// words would count, which is where borrowing becomes quoting.
const LIKENESS_MIN = 8
const GROUP = 4
// 'And it came to pass' says nothing about which verse is meant.
const COMMON_PLACES_MIN = 60
// How far words left out or put in may shift a quotation.
const SHIFT_MAX = 4

/** Scripture that a text comes so close to that it reads as a quotation, given its plain words. */
export function nearQuotation(plainWords: readonly string[]): Reference | undefined {
  const index = wordIndex()
  const numbers = plainWords.map((word) => index.numberOf(word) ?? -1)
  for (const from of candidatePlaces(numbers)) {
    const start = Math.max(0, from - SHIFT_MAX)
    const window = index.words.subarray(start, from + numbers.length + SHIFT_MAX)
    const { likeness, first, last } = mostAlike(numbers, window)
    if (likeness >= LIKENESS_MIN) return referenceOf({ place: start + first, length: last - first + 1 })
  }
  return undefined
}

// Where the text would begin in scripture if one of its groups of four words were quoted from there.
function candidatePlaces(numbers: readonly number[]): ReadonlySet<number> {
  const { words, places } = wordIndex()
  const candidates = new Set<number>()
  for (let at = 0; at + GROUP <= numbers.length; at++) {
    const group = numbers.slice(at, at + GROUP)
    const [a = -1, b = -1, c = -1, d = -1] = group
    if (group.includes(-1)) continue
    const found = [...places(a, b, c, d)].filter((place) =>
      group.every((number, step) => words[place + step] === number),
    )
    if (found.length >= COMMON_PLACES_MIN) continue
    for (const place of found) candidates.add(Math.max(0, place - at))
  }
  return candidates
}

// Smith and Waterman's local alignment, one row at a time.
function mostAlike(
  text: readonly number[],
  window: Uint16Array,
): { likeness: number; first: number; last: number } {
  let best = { likeness: 0, first: 0, last: 0 }
  let above = { scores: new Int16Array(window.length + 1), starts: new Int16Array(window.length + 1) }
  for (const number of text) {
    const row = { scores: new Int16Array(window.length + 1), starts: new Int16Array(window.length + 1) }
    for (let column = 1; column <= window.length; column++) {
      const diagonal = above.scores[column - 1] ?? 0
      const through = diagonal + (number === window[column - 1] ? 1 : -1)
      const skipped = (above.scores[column] ?? 0) - 1
      const added = (row.scores[column - 1] ?? 0) - 1
      const likeness = Math.max(0, through, skipped, added)
      row.scores[column] = likeness
      row.starts[column] =
        likeness === through
          ? diagonal === 0
            ? column - 1
            : (above.starts[column - 1] ?? 0)
          : ((likeness === skipped ? above.starts[column] : row.starts[column - 1]) ?? 0)
      if (likeness > best.likeness) best = { likeness, first: row.starts[column] ?? 0, last: column - 1 }
    }
    above = row
  }
  return best
}
