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
  const told = new Set(tellingRuns(situation))
  return withoutSentences(text, (sentence) => tellingRuns(sentence).some((run) => told.has(run)))
}

function tellingRuns(text: string): readonly string[] {
  const words = rawWords(text)
  const runsOf = (length: number) =>
    words.flatMap((_word, at) => (at + length <= words.length ? [words.slice(at, at + length)] : []))
  const pairs = runsOf(2).filter((pair) => pair.join('').length >= LETTERS_OF_TWO)
  return [...pairs, ...runsOf(WORDS_IN_A_ROW)].map((run) => run.join(' '))
}
