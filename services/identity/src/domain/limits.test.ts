import { describe, expect, test } from 'vitest'
import { delayMs, isTooMany, wrongPasswordsMax } from './limits.ts'

describe('wrong passwords', () => {
  test.each([
    [0, 10],
    [19, 10],
    [20, 3],
    [99, 3],
    [100, 1],
    [1_000_000, 1],
  ])('after %i by strangers, a new place may try %i', (byStrangers, max) => {
    expect(wrongPasswordsMax(false, byStrangers)).toBe(max)
  })

  test('of strangers take nothing from a place that the owner uses', () => {
    expect(wrongPasswordsMax(true, 1_000_000)).toBe(wrongPasswordsMax(true, 0))
  })

  test.each([
    [0, 0],
    [10, 0],
    [11, 250],
    [21, 500],
    [31, 1_000],
    [60, 4_000],
    [61, 5_000],
    [1_000_000, 5_000],
  ])('after %i by strangers, the next one waits %i ms', (byStrangers, ms) => {
    expect(delayMs(byStrangers)).toBe(ms)
  })
})

describe('what strangers share', () => {
  const share = { together: 6, each: 1, atMost: 30 }

  test.each([
    [6, 6, false],
    [7, 2, true],
    [7, 1, false],
    [30, 1, false],
    [31, 1, true],
  ])('%i in all and %i here are too many: %j', (all, here, expected) => {
    expect(isTooMany(all, here, share)).toBe(expected)
  })
})
