import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { wordsOf } from '../needs/meaning/text-vector.ts'
import { wordVectors } from '../needs/meaning/word-vectors.ts'

/** Languages of the help lines; 'other' is any language but these. */
export const LANGUAGES = ['en', 'es', 'pt', 'other'] as const
export type Language = (typeof LANGUAGES)[number]

// A word or two say little: English is taken unless another language is clearly likelier.
const SCORE_MIN = 0.6
const LEAD_MIN = 0.05

/** The language of a text. English when nothing says otherwise: names, numbers and single borrowed words do not. */
export function languageOf(text: string): Language {
  if (isPlainlyEnglish(text)) return 'en'
  const { language, getScores } = detector().detect(text)
  const scores = new Map(Object.entries(getScores()))
  const best = scores.get(language) ?? 0
  if (language === 'en' || best < SCORE_MIN || best - (scores.get('en') ?? 0) < LEAD_MIN) return 'en'
  return LANGUAGES.find((known) => known === language) ?? 'other'
}

const KNOWN_MIN = 0.8
const COMMON_MIN = 0.12
const COMMON = new Set(
  `the my is and of for with you your was are have has had that this it not but from about we he she they his her him
  their us our be been will would can could when what who how there which because after before please pray prayer god
  lord help thank i`.split(/\s+/),
)

/** Most of its words are in our English vocabulary, and one in eight is a word that English sentences are made of. */
function isPlainlyEnglish(text: string): boolean {
  const words = wordsOf(text)
  const { rows } = wordVectors()
  const known = words.filter((word) => rows.has(word)).length
  const common = words.filter((word) => COMMON.has(word)).length
  return known >= KNOWN_MIN * words.length && common >= COMMON_MIN * words.length
}

type Detector = typeof import('eld/extrasmall').eld
let loaded: Detector | undefined

/**
 * Loaded for the first text that is not plainly English, since its tables take 84 MB and a fifth of a second. The larger
 * tables of the same library decide no better here, and take twice the room.
 */
function detector(): Detector {
  loaded ??= (
    createRequire(import.meta.url)(
      fileURLToPath(import.meta.resolve('eld/extrasmall')),
    ) as typeof import('eld/extrasmall')
  ).eld
  return loaded
}
