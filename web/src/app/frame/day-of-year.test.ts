import { afterEach, describe, expect, test, vi } from 'vitest'
import { dayOfYear, indexOfTheDay } from './footer-verse.tsx'

afterEach(() => vi.unstubAllEnvs())

// All but the first move their clocks in between.
describe.each(['UTC', 'Europe/Lisbon', 'America/New_York', 'Pacific/Auckland'])('in %s', (zone) => {
  // D-41: 1 January = 1, by the date on the person's own calendar.
  test.each([
    [[2026, 0, 1, 0, 0], 1],
    [[2026, 0, 1, 23, 59], 1],
    [[2026, 2, 8, 23, 30], 67],
    [[2026, 2, 29, 23, 30], 88],
    [[2026, 6, 1, 0, 15], 182],
    [[2026, 11, 31, 12, 0], 365],
    [[2028, 11, 31, 12, 0], 366],
  ] as const)('%j is day %i', ([year, month, date, hour, minute], day) => {
    vi.stubEnv('TZ', zone)

    expect(dayOfYear(new Date(year, month, date, hour, minute))).toBe(day)
  })
})

// In both places it is the 1st of January, 26 hours apart.
test.each([
  ['Pacific/Kiritimati', '2025-12-31T10:30:00Z'],
  ['Pacific/Pago_Pago', '2026-01-02T10:30:00Z'],
])('in %s it is day 1 at %s', (zone, moment) => {
  vi.stubEnv('TZ', zone)

  expect(dayOfYear(new Date(moment))).toBe(1)
})

test('a zone with clock changes is really one', () => {
  vi.stubEnv('TZ', 'Europe/Lisbon')

  expect(new Date(2026, 6, 1).getTimezoneOffset()).not.toBe(new Date(2026, 0, 1).getTimezoneOffset())
})

test('takes turns, and begins with the second of five on 1 January', () => {
  const week = Array.from({ length: 6 }, (_, day) => indexOfTheDay(new Date(2026, 0, 1 + day), 5))

  expect(week).toEqual([1, 2, 3, 4, 0, 1])
})
