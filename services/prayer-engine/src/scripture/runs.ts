import type { Reference } from '../prayer.ts'
import { bible } from './bible.ts'
import { formatReference } from './reference.ts'
import { RUN_FOUND_MIN, wordIndex } from './word-index.ts'

/** Words of a text that stand in scripture in the same order. */
export interface Run {
  /** Which word of the text it begins with, from 0. */
  readonly start: number
  /** How many words; never fewer than RUN_FOUND_MIN. */
  readonly length: number
  /** Where the run begins in scripture, as a place in the word index. */
  readonly place: number
}

/** Every run of at least `lengthMin` words that a text shares with scripture, given its plain words. */
export function findRuns(plainWords: readonly string[], lengthMin: number): readonly Run[] {
  if (lengthMin < RUN_FOUND_MIN)
    throw new RangeError(`runs shorter than ${RUN_FOUND_MIN} words are not indexed`)
  const index = wordIndex()
  const numbers = plainWords.map((word) => index.numberOf(word) ?? -1)
  const runs = new Map<string, Run>()
  for (let at = 0; at + RUN_FOUND_MIN <= numbers.length + 1; at++) {
    const [a, b, c, d] = [
      numbers[at] ?? -1,
      numbers[at + 1] ?? -1,
      numbers[at + 2] ?? -1,
      numbers[at + 3] ?? -1,
    ]
    if (a < 0 || b < 0 || c < 0 || d < 0) continue
    for (const place of index.places(a, b, c, d)) {
      const run = runThrough(numbers, at, index.words, place, lengthMin)
      if (run) runs.set(`${run.start} ${run.place}`, run)
    }
  }
  return [...runs.values()]
}

/** The verses in which a run stands; only the first of them when it goes on into another chapter. */
export function referenceOf({
  place,
  length,
}: {
  readonly place: number
  readonly length: number
}): Reference {
  const first = verseOfPlace(place)
  const last = verseOfPlace(place + length - 1)
  const { book, chapter, verse } = placeOfVerse(first)
  const end = placeOfVerse(last)
  const sameChapter = end.book === book && end.chapter === chapter
  return formatReference({ book, chapter, first: verse, last: sameChapter ? end.verse : verse })
}

/** Most places share four words and no more: only a run that is long enough is worth an object. */
function runThrough(
  numbers: readonly number[],
  at: number,
  words: Uint16Array,
  place: number,
  lengthMin: number,
): Run | undefined {
  let after = 0
  while (at + after < numbers.length && numbers[at + after] === words[place + after]) after++
  if (after === 0) return undefined
  let before = 0
  while (at - before > 0 && place - before > 0 && numbers[at - before - 1] === words[place - before - 1])
    before++
  const length = before + after
  return length < lengthMin ? undefined : { start: at - before, length, place: place - before }
}

/** The ordinal of the verse in which a place of the word index stands. */
export function verseOfPlace(place: number): number {
  const { verseStarts } = wordIndex()
  let low = 0
  let high = verseStarts.length - 2
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((verseStarts[middle] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}

function placeOfVerse(ordinal: number): {
  readonly book: number
  readonly chapter: number
  readonly verse: number
} {
  const { chapterStarts } = bible()
  const book = chapterStarts.findLastIndex((starts) => (starts[0] ?? 0) <= ordinal)
  const starts = chapterStarts[book] ?? []
  const chapter = starts.findLastIndex((start) => start <= ordinal)
  return { book, chapter: chapter + 1, verse: ordinal - (starts[chapter] ?? 0) + 1 }
}
