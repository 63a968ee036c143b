import { eld } from 'eld/medium'

/** Languages of the help lines; 'other' is any language but these. */
export const LANGUAGES = ['en', 'es', 'pt', 'other'] as const
export type Language = (typeof LANGUAGES)[number]

// A word or two say little: English is taken unless another language is clearly likelier.
const SCORE_MIN = 0.7
const LEAD_MIN = 0.1

/** The language of a text. English when nothing says otherwise: names, numbers and single borrowed words do not. */
export function languageOf(text: string): Language {
  const { language } = eld.detect(text)
  const scores = new Map(Object.entries(eld.detect(text).getScores()))
  const best = scores.get(language) ?? 0
  if (language === 'en' || best < SCORE_MIN || best - (scores.get('en') ?? 0) < LEAD_MIN) return 'en'
  return LANGUAGES.find((known) => known === language) ?? 'other'
}
