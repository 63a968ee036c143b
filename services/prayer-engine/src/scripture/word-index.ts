import { bible, verseAt } from './bible.ts'
import { plainWord, rawWords } from './plain-words.ts'

/**
 * Every word of the text as a number, in order, and where each group of four begins. About 6 MB: exact, where a table of
 * hashes alone would now and then accuse a sentence that is in no Bible.
 */
export interface WordIndex {
  /** The number of each word of the whole text, about 790,000. */
  readonly words: Uint16Array
  /** The place in `words` where each verse begins. */
  readonly verseStarts: Uint32Array
  numberOf(plainWord: string): number | undefined
  /** Places in `words` where these four words may stand; whoever asks compares. */
  places(a: number, b: number, c: number, d: number): Iterable<number>
}

const GROUP = 4
// Every second place is enough: a run of five words holds a group that begins at an even place.
export const STEP = 2
export const RUN_FOUND_MIN = GROUP + STEP - 1
const HEADS = 2 ** 18
const NOWHERE = 0xffffffff

let built: WordIndex | undefined

/** The index, built on first use in about half a second. A process that serves people builds it at start. */
export function wordIndex(): WordIndex {
  built ??= build()
  return built
}

function build(): WordIndex {
  const numbers = new Map<string, number>()
  const { words, verseStarts } = numberWords(numbers)
  const heads = new Uint32Array(HEADS).fill(NOWHERE)
  const next = new Uint32Array(Math.ceil(words.length / STEP)).fill(NOWHERE)
  for (let place = 0; place + GROUP <= words.length; place += STEP) {
    const head = headOf(words[place], words[place + 1], words[place + 2], words[place + 3])
    next[place / STEP] = heads[head] ?? NOWHERE
    heads[head] = place
  }
  return {
    words,
    verseStarts,
    numberOf: (plainWord) => numbers.get(plainWord),
    *places(a, b, c, d) {
      let place = heads[headOf(a, b, c, d)] ?? NOWHERE
      while (place !== NOWHERE) {
        yield place
        place = next[place / STEP] ?? NOWHERE
      }
    },
  }
}

function numberWords(numbers: Map<string, number>) {
  const verses = bible().verseStarts.length - 1
  const verseStarts = new Uint32Array(verses + 1)
  // The longest text there is has fewer words than a fifth of its bytes.
  const words = new Uint16Array(Math.ceil(bible().bytes.length / 4))
  const numberOfRaw = new Map<string, number>()
  let count = 0
  for (let verse = 0; verse < verses; verse++) {
    verseStarts[verse] = count
    for (const raw of rawWords(verseAt(verse))) {
      let number = numberOfRaw.get(raw)
      if (number === undefined) {
        const plain = plainWord(raw)
        number = numbers.get(plain) ?? numbers.size
        numbers.set(plain, number)
        numberOfRaw.set(raw, number)
      }
      words[count++] = number
    }
  }
  verseStarts[verses] = count
  return { words: words.slice(0, count), verseStarts }
}

function headOf(a = 0, b = 0, c = 0, d = 0): number {
  let hash = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 1, 0x85ebca6b)
  hash =
    Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35) ^ Math.imul(c + 1, 0x27d4eb2f) ^ Math.imul(d + 1, 0x165667b1)
  return (hash ^ (hash >>> 13)) & (HEADS - 1)
}
