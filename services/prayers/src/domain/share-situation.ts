import { rawWords } from './scripture/plain-words.ts'

const WORDS_IN_A_ROW = 3
/** Two words in a row tell something when they are this long together: 'my mother', but not 'I can'. */
const LETTERS_OF_TWO = 8

/**
 * A prayer without the sentences that repeat what was told. A sentence too many is left out rather than one too few:
 * what somebody did not want to show is not shown. Scripture stands as it is.
 */
export function withoutSituation(text: string, situation: string): string {
  const told = new Set(tellingRuns(situation))
  const isForOthers = (sentence: string) =>
    sentence.includes('“') || !tellingRuns(sentence).some((run) => told.has(run))
  return text
    .split('\n')
    .map((line) => sentencesOf(line).filter(isForOthers).join(' '))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** A quotation belongs to one sentence, whatever stops stand in it. */
function sentencesOf(line: string): readonly string[] {
  const sentences = line.match(/(?:“[^”]*”(?:\s*\([^)]*\))?|[^“.!?])+(?:[.!?]+[’”)]*|$)|[“.!?]+/g) ?? []
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
}

function tellingRuns(text: string): readonly string[] {
  const words = rawWords(text)
  const runsOf = (length: number) =>
    words.flatMap((_word, at) => (at + length <= words.length ? [words.slice(at, at + length)] : []))
  const pairs = runsOf(2).filter((pair) => pair.join('').length >= LETTERS_OF_TWO)
  return [...pairs, ...runsOf(WORDS_IN_A_ROW)].map((run) => run.join(' '))
}
