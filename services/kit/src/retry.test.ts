import { expect, test } from 'vitest'
import { nextPause } from './retry.ts'

const LIMITS = { firstMs: 200, longestMs: 2_000 }

test('pauses grow to the longest while work fails at once', () => {
  const pauses = [0]
  for (let n = 0; n < 6; n++) pauses.push(nextPause(pauses.at(-1) ?? 0, 10, LIMITS))

  expect(pauses.slice(1)).toEqual([200, 400, 800, 1_600, 2_000, 2_000])
})

test('work that went well for long is tried again soon', () => {
  expect(nextPause(2_000, 60_000, LIMITS)).toBe(200)
})
