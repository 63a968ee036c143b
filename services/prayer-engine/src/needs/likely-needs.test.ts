import { expect, test } from 'vitest'
import type { PrayerRequest } from '../prayer.ts'
import { readSituation } from '../situation/read-situation.ts'
import { likelyNeeds } from './likely-needs.ts'

const needsOf = (situation: string): string[] => {
  const request: PrayerRequest = {
    category: 'Fear',
    mood: 'Anxious',
    tone: 'Comforting',
    length: 'standard',
    recipient: { relationship: 'Self' },
    situation,
  }
  return likelyNeeds(request, readSituation(request)).map(({ id }) => id)
}

test.each([
  'My mother has surgery on Friday and I am afraid I will lose her.',
  'My wife is having an operation on Monday and I am scared.',
])('a fear whose cause is told is prayed for by its cause: %s', (situation) =>
  expect(needsOf(situation)[0]).toBe('illness/surgery'),
)

test('a fear without a cause is prayed for as fear', () =>
  expect(needsOf('I am afraid, and I cannot say of what. The fear comes at night.')[0]).toBe('heart/fear'))
