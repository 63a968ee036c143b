import { afterEach, expect, test, vi } from 'vitest'
import { localDate, noonOf } from './time-zone.ts'

afterEach(() => vi.unstubAllEnvs())

test.each(['UTC', 'Europe/Lisbon', 'America/New_York', 'Pacific/Auckland'])(
  'in %s a date that is written down is read back as the same day',
  (zone) => {
    vi.stubEnv('TZ', zone)
    for (const date of ['2026-01-01', '2026-03-08', '2026-03-29', '2024-02-29', '2026-10-25', '2026-12-31']) {
      expect(localDate(noonOf(date))).toBe(date)
    }
  },
)

test.each([
  ['Pacific/Auckland', '2026-06-02'],
  ['America/New_York', '2026-06-01'],
])('in %s today is the day of the person’s own calendar', (zone, date) => {
  vi.stubEnv('TZ', zone)

  expect(localDate(new Date('2026-06-01T18:00:00Z'))).toBe(date)
})
