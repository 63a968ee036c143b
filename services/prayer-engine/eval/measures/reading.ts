import { countWords } from '../../src/text/words.ts'
import { type Outcome, ownSentences, ownText } from '../outcome.ts'
import { type Measure, share } from './measure.ts'

const GRADE_MAX = 8.5
const SENTENCE_WORDS_MAX = 32
const BREATH_WORDS_MAX = 20

export const reading: Measure = (outcomes) => {
  const grades = outcomes.map((outcome) => gradeOf(ownText(outcome))).sort((a, b) => a - b)
  const worst = grades.at(-1) ?? 0
  const sentences = outcomes.flatMap(split)
  const short =
    sentences.filter((sentence) => countWords(sentence) <= BREATH_WORDS_MAX).length / sentences.length
  return [
    {
      name: 'reading grade (Flesch-Kincaid), the hardest prayer',
      value: worst.toFixed(1),
      bound: `<= ${GRADE_MAX}`,
      isMet: worst <= GRADE_MAX,
    },
    share(`no sentence over ${SENTENCE_WORDS_MAX} words`, outcomes, 0.95, (outcome) =>
      split(outcome).find((sentence) => countWords(sentence) > SENTENCE_WORDS_MAX),
    ),
    {
      name: `sentences of ${BREATH_WORDS_MAX} words or fewer`,
      value: `${(short * 100).toFixed(1)}%`,
      bound: '>= 90%',
      isMet: short >= 0.9,
    },
  ]
}

function split(outcome: Outcome): string[] {
  return ownSentences(outcome).flatMap((text) => text.split(/(?<=[.!?:])\s+/))
}

function gradeOf(text: string): number {
  const sentences = text.split(/[.!?:]+(?:\s|$)/).filter((sentence) => sentence.trim() !== '').length
  const words = text.toLowerCase().match(/[a-zà-ÿ’']+/g) ?? []
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
}

function syllablesOf(word: string): number {
  const groups = word.replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, '').match(/[aeiouyà-ÿ]+/g)
  return Math.max(1, groups?.length ?? 1)
}
