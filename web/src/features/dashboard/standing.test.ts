import { expect, test } from 'vitest'
import type { Me } from '../../api/types.ts'
import { standingOf } from './standing.ts'

const ana: Me = {
  id: 'a',
  name: 'Ana',
  email: 'ana@example.org',
  premium_status: false,
  early_access: false,
  prayer_count: 0,
  prayers_remaining: 2,
}

test.each([
  [2, '2 prayers remaining'],
  [1, '1 prayer remaining'],
  [0, '0 prayers remaining'],
])('says how many free prayers are left: %i', (prayers_remaining, words) => {
  expect(standingOf({ ...ana, prayers_remaining })).toBe(words)
})

test('says so when there is no limit', () => {
  expect(standingOf({ ...ana, premium_status: true, prayers_remaining: null })).toBe('Premium Member')
})
