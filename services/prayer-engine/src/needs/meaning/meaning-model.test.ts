import { expect, test } from 'vitest'
import { fingerprint } from '../../../needs-training/fingerprint.ts'
import { needLines } from '../need-lines.ts'
import type { NeedRequest } from '../need-model.ts'
import { meaningModel, packRegression, unpackRegression } from './meaning-model.ts'
import learned from './weights.json' with { type: 'json' }

const scoresOf = (situation: string, request: Partial<NeedRequest> = {}) =>
  meaningModel().score({
    category: 'Hope',
    mood: 'Worried',
    recipient: { relationship: 'Self' },
    situation,
    ...request,
  })

test('the weights are learned from the lines and word vectors, and by the code, as they are', () => {
  expect(learned.learnedFrom, 'run: pnpm --filter @selah/prayer-engine train-needs').toBe(
    fingerprint(needLines()),
  )
})

test('scores are logarithms of probabilities', () => {
  const total = [...scoresOf('The harvest failed.').values()].reduce((sum, log) => sum + Math.exp(log), 0)

  expect(total).toBeCloseTo(1, 9)
})

test('words with a near meaning point to the same need', () => {
  const words = ['surgeon', 'anesthesia', 'transplant', 'appendectomy']
  const better = words.filter((word) => {
    const scores = scoresOf(`The ${word} is tomorrow.`)
    return (scores.get('illness/surgery') ?? 0) > (scores.get('travel/journey') ?? 0)
  })

  expect(better).toEqual(words)
})

test('a text without a known word is judged by the choices beside it', () => {
  const sore = scoresOf('Qqxzv.', { mood: 'Overwhelmed' })
  const glad = scoresOf('Qqxzv.', { mood: 'Joyful', category: 'Gratitude' })

  expect(glad.get('thanks/birthday')).toBeGreaterThan(sore.get('thanks/birthday') ?? 0)
})

test('a choice that no line has made is no input', () => {
  const unheard = { relationship: 'Neighbor' } as unknown as NeedRequest['recipient']

  expect([...scoresOf('My dog died.', { recipient: unheard }).values()].every(Number.isFinite)).toBe(true)
})

test('a packed regression is the same in half precision', () => {
  const regression = unpackRegression(learned)

  expect(unpackRegression(packRegression(regression))).toEqual(regression)
})
