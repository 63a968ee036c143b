import { expect, test } from 'vitest'
import { localDate, noonOf } from './calendar.ts'

test('a date that is written down is read back as the same day', () => {
  for (const date of ['2026-01-01', '2026-03-29', '2024-02-29', '2026-12-31']) {
    expect(localDate(noonOf(date))).toBe(date)
  }
})
