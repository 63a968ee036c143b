/** Where a sign stands in a text. */
export interface FoundSign<T> {
  readonly value: T
  readonly start: number
  readonly end: number
}

interface Sign<T> {
  readonly words: readonly string[]
  readonly value: T
}

interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
}

const WORD = /[\p{L}\p{M}\d]+(?:['’][\p{L}\p{M}\d]+)*/gu
/** What may stand between the words of one sign. */
const GAP = /^[\s,'’-]+$/

/**
 * Finds phrases as people write them: 'laid off', 'infertil*', where a star at the end of a word stands for any ending.
 * Words may be apart by spaces, commas or hyphens. It looks at the words of a text once, however many signs there are.
 */
export class SignIndex<T> {
  /** Signs by their first word, or by what stands before its star. */
  readonly #byWord = new Map<string, Sign<T>[]>()
  readonly #byStem = new Map<string, Sign<T>[]>()
  readonly #stemLengths = new Set<number>()

  constructor(signs: Iterable<readonly [sign: string, value: T]>) {
    for (const [sign, value] of signs) {
      const words = wordsOfSign(sign)
      const [first = ''] = words
      if (!first.endsWith('*')) put(this.#byWord, first, { words, value })
      else {
        put(this.#byStem, first.slice(0, -1), { words, value })
        this.#stemLengths.add(first.length - 1)
      }
    }
  }

  /** All signs in a text in lower case, in the order in which they begin. */
  find(text: string): FoundSign<T>[] {
    const words = [...text.matchAll(WORD)].map(
      (match): Word => ({ text: plain(match[0]), start: match.index, end: match.index + match[0].length }),
    )
    return words.flatMap((word, at) =>
      this.#beginningWith(word.text).flatMap(({ words: sign, value }) => {
        const end = endOf(sign, words, at, text)
        return end === undefined ? [] : [{ value, start: word.start, end }]
      }),
    )
  }

  #beginningWith(word: string): Sign<T>[] {
    const byStem = [...this.#stemLengths].flatMap((length) =>
      length <= word.length ? (this.#byStem.get(word.slice(0, length)) ?? []) : [],
    )
    return [...(this.#byWord.get(word) ?? []), ...byStem]
  }
}

/** Where the last word of a sign ends, when all of them stand at this place. */
function endOf(
  sign: readonly string[],
  words: readonly Word[],
  at: number,
  text: string,
): number | undefined {
  let before: Word | undefined
  for (const [step, wanted] of sign.entries()) {
    const word = words[at + step]
    if (!word || !fits(wanted, word.text)) return undefined
    if (before && !GAP.test(text.slice(before.end, word.start))) return undefined
    before = word
  }
  return before?.end
}

function fits(wanted: string, word: string): boolean {
  return wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted
}

function wordsOfSign(sign: string): string[] {
  return (sign.toLowerCase().match(/[\p{L}\p{M}\d]+(?:['’][\p{L}\p{M}\d]+)*\*?/gu) ?? []).map(plain)
}

function plain(word: string): string {
  return word.replaceAll('’', "'")
}

function put<T>(map: Map<string, Sign<T>[]>, key: string, sign: Sign<T>): void {
  const list = map.get(key) ?? []
  list.push(sign)
  map.set(key, list)
}
