import { CATEGORIES, MOODS, TONES, type Tone } from '../../src/prayer.ts'
import { outcomeOf, ownText } from '../outcome.ts'
import { createBayes } from './bayes.ts'
import type { Score } from './measure.ts'

const TOLD_APART_MIN = 0.8

/**
 * Trains a naive Bayes classifier on the composer's prayers and has it name the tone of others: other seeds, and
 * pairs of category and mood it has not seen.
 */
export function tonesToldApart(): Score {
  const pairs = CATEGORIES.flatMap((category) => MOODS.map((mood) => ({ category, mood })))
  const bayes = createBayes<Tone>(TONES)
  const write = (at: number, tone: Tone, seed: string) => {
    const { category = 'Peace', mood = 'Anxious' } = pairs[at] ?? {}
    const request = { category, mood, tone, length: 'standard', recipient: { relationship: 'Self' } } as const
    return ownText(outcomeOf({ request, echo: false }, seed))
  }
  for (const tone of TONES) {
    for (let at = 0; at < pairs.length; at += 2) bayes.learn(write(at, tone, `learn ${at}`), tone)
  }
  const tests = TONES.flatMap((tone) => pairs.flatMap((_, at) => (at % 2 === 1 ? [{ tone, at }] : [])))
  const right = tests.filter(({ tone, at }) => bayes.guess(write(at, tone, `test ${at}`)) === tone).length
  return {
    name: 'tones told apart by naive Bayes on unseen requests',
    value: `${((right / tests.length) * 100).toFixed(1)}% of ${tests.length}`,
    bound: `>= ${TOLD_APART_MIN * 100}%`,
    isMet: right / tests.length >= TOLD_APART_MIN,
  }
}
