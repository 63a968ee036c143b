import { expect, test } from 'vitest'
import { dateAhead, startOfDay } from './until.ts'

test.each([
  ['2026-11-30', 'Europe/Lisbon', '2026-11-30T00:00:00.000Z'],
  ['2026-11-30', 'America/New_York', '2026-11-30T05:00:00.000Z'],
  ['2026-11-30', 'Asia/Kolkata', '2026-11-29T18:30:00.000Z'],
  ['2026-11-30', 'Pacific/Apia', '2026-11-29T11:00:00.000Z'],
  // Clocks change on this day, after its midnight.
  ['2026-03-29', 'Europe/Lisbon', '2026-03-29T00:00:00.000Z'],
  ['2026-10-25', 'Europe/Lisbon', '2026-10-24T23:00:00.000Z'],
  // There is no midnight on this day: it begins at 01:00.
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
])('%s begins in %s at %s', (date, zone, start) => {
  expect(startOfDay(date, zone).toISOString()).toBe(start)
})

test('days are counted by the calendar of the zone', () => {
  const now = new Date('2026-11-23T20:00:00Z')

  expect(dateAhead(7, 'Europe/Lisbon', now)).toBe('2026-11-30')
  expect(dateAhead(7, 'Pacific/Apia', now)).toBe('2026-12-01')
})
