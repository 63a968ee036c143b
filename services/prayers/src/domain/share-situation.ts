import { namesOfRelation } from './guard/invented.ts'
import { isCommonInPrayer } from './prayer-vocabulary.ts'
import { rawWords } from './scripture/plain-words.ts'
import { withoutSentences } from './share-sentences.ts'

const WORDS_IN_A_ROW = 3
/** Two words in a row tell something when they are this long together: 'my mother', but not 'I can'. */
const LETTERS_OF_TWO = 8

/**
 * A prayer without the sentences that repeat what was told. A sentence too many is left out rather than one too few:
 * what somebody did not want to show is not shown. Scripture stands as it is.
 */
export function withoutSituation(text: string, situation: string): string {
  return withoutSentences(text, tellsOf(situation))
}

/** Whether a sentence repeats something of what was told: a few words in a row, or one that says enough by itself. */
export function tellsOf(situation: string): (sentence: string) => boolean {
  const runs = new Set(runsIn(situation))
  const words = wordsThatTell(situation)
  return (sentence) =>
    runsIn(sentence).some((run) => runs.has(run)) ||
    rawWords(sentence.replaceAll(GOD, '')).some((said) =>
      words.some((word) => isSameWord(word, singular(said))),
    )
}

function runsIn(text: string): readonly string[] {
  const words = rawWords(text)
  const runsOf = (length: number) =>
    words.flatMap((_word, at) => (at + length <= words.length ? [words.slice(at, at + length)] : []))
  const pairs = runsOf(2).filter((pair) => pair.join('').length >= LETTERS_OF_TWO)
  return [...pairs, ...runsOf(WORDS_IN_A_ROW)].map((run) => run.join(' '))
}

/** Written with a capital these are God's names, also where a father or a son was told of. */
const GOD = /\b(?:Father|Son|Friend|Healer|Physician|Guide|Host|Giver)\b/g

const LETTERS_MIN = 3

/** Of a mum a prayer may say ‘mother’. */
function wordsThatTell(situation: string): readonly string[] {
  const words = rawWords(situation).filter(saysEnough)
  return [...new Set(words.flatMap((word) => [word, ...namesOfRelation(word)]).map(singular))]
}

function saysEnough(word: string): boolean {
  return word.length >= LETTERS_MIN && !isCommonInPrayer(word) && !isCommonInPrayer(singular(word))
}

function singular(word: string): string {
  if (word.length < 4) return word
  return word.replace(/ies$/, 'y').replace(/(?<=[sxz]|[cs]h)es$|(?<![sui])s$/, '')
}

const BEGINNING_MIN = 5
const ENDING_MAX = 3

/** Also 'divorced' for a divorce, and 'miscarried' for a miscarriage. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  const shared = Math.max(BEGINNING_MIN, Math.min(one.length, other.length) - ENDING_MAX)
  return one.length >= shared && other.length >= shared && one.slice(0, shared) === other.slice(0, shared)
}
