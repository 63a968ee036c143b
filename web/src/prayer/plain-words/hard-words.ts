import table from './plain-words.txt?raw'

/** A word of the King James text that is hard today, or has another sense, and what it means in ours. */
export interface HardWord {
  readonly word: string
  readonly plain: string
}

/** 'girdeth: puts a belt on; arms', one a line. */
export const HARD_WORDS: readonly HardWord[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [word = '', plain = ''] = line.split(': ')
    return { word, plain }
  })

const byWord = new Map(HARD_WORDS.map((each) => [each.word.toLowerCase(), each]))

// The longest first: 'prevented me' before 'prevented'.
const pattern = new RegExp(
  `\\b(?:${HARD_WORDS.map(({ word }) => word)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})\\b`,
  'gi',
)

/** The hard words of a text, as they first stand in it, each once. */
export function hardWordsIn(text: string): readonly HardWord[] {
  const found = [...text.matchAll(pattern)].flatMap(([word]) => byWord.get(word.toLowerCase()) ?? [])
  return [...new Set(found)]
}
