import { expect, test } from 'vitest'
import { dayOfYear, indexOfTheDay } from './day-of-year.ts'

// D-41: 1 January = 1, by the date on the person's own calendar.
test.each([
  [new Date(2026, 0, 1, 0, 0), 1],
  [new Date(2026, 0, 1, 23, 59), 1],
  [new Date(2026, 2, 29, 23, 30), 88],
  [new Date(2026, 11, 31, 12), 365],
  [new Date(2028, 11, 31, 12), 366],
])('%s is day %i', (date, day) => {
  expect(dayOfYear(date)).toBe(day)
})

test('takes turns, and begins with the second of five on 1 January', () => {
  const week = Array.from({ length: 6 }, (_, day) => indexOfTheDay(new Date(2026, 0, 1 + day), 5))

  expect(week).toEqual([1, 2, 3, 4, 0, 1])
})
