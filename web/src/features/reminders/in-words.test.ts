import { describe, expect, test } from 'vitest'
import type { LastDelivery } from '../../api/types.ts'
import { lastDeliveryInWords, momentInWords, pauseInWords, reminderName } from './in-words.ts'
import { daysInWords, EVERY_DAY } from './weekdays.ts'

const now = new Date('2026-11-23T20:00:00Z')

describe('a moment is said by the clock of where the person is', () => {
  test.each([
    ['2026-11-23T21:30:00Z', 'Europe/Lisbon', 'Today, 21:30'],
    ['2026-11-24T09:00:00Z', 'Europe/Lisbon', 'Tomorrow, 09:00'],
    ['2026-11-22T09:00:00Z', 'Europe/Lisbon', 'Yesterday, 09:00'],
    ['2026-11-25T00:05:00Z', 'Europe/Lisbon', 'Wednesday, 00:05'],
    ['2026-11-29T09:00:00Z', 'Europe/Lisbon', 'Sunday, 09:00'],
    ['2026-11-30T09:00:00Z', 'Europe/Lisbon', 'November 30, 09:00'],
    ['2026-11-24T02:00:00Z', 'America/New_York', 'Today, 21:00'],
    ['2026-11-24T09:00:00Z', 'Pacific/Apia', 'Today, 22:00'],
  ])('%s in %s: %s', (moment, zone, words) => {
    expect(momentInWords(moment, zone, now)).toBe(words)
  })
})

// D-18
test.each([
  [EVERY_DAY, 'Every day'],
  [[2, 3, 4, 5, 6], 'Weekdays'],
  [[7, 1], 'Weekends'],
  [[1], 'Sunday'],
  [[4, 1], 'Sun, Wed'],
])('the days %j are %s', (days, words) => {
  expect(daysInWords(days)).toBe(words)
})

test.each([
  ['2026-11-30T05:00:00Z', 'America/New_York', 'Paused until November 30'],
  ['2026-11-30T00:00:00Z', 'Europe/Lisbon', 'Paused until November 30'],
  ['2026-11-24T05:00:00Z', 'America/New_York', 'Paused until tomorrow'],
  ['2026-11-23T23:30:01Z', 'America/New_York', 'Paused until today, 18:30'],
  ['2026-11-25T14:00:01Z', 'America/New_York', 'Paused until Wednesday, 09:00'],
])('a pause until %s of a reminder in %s is said as “%s”', (until, timezone, words) => {
  expect(pauseInWords(until, { here: 'America/New_York', timezone }, now)).toBe(words)
})

test('a reminder is called by its time and days', () => {
  expect(reminderName({ time: '09:00', days_of_week: [...EVERY_DAY] })).toBe('09:00, every day')
  expect(reminderName({ time: '06:30', days_of_week: [1, 4] })).toBe('06:30, Sun, Wed')
})

test.each([
  [{ state: 'sent' }, 'Sent by email today, 09:00'],
  [{ state: 'failed' }, 'Could not be delivered by email today, 09:00'],
  [{ state: 'failed', channel: 'push' }, 'Could not be delivered by notification today, 09:00'],
  [
    { state: 'skipped', reason: 'late' },
    'Skipped today, 09:00: it would have come more than half an hour late',
  ],
  [{ state: 'skipped', reason: 'stopped' }, 'Skipped today, 09:00: it was paused or switched off'],
  [{ state: 'skipped', at: '2026-11-20T09:00:00Z' }, 'Skipped on November 20, 09:00'],
  [{ state: 'unknown' }, 'Not known whether the email today, 09:00 arrived'],
  [{ state: 'sending' }, 'On its way by email'],
] satisfies [Partial<LastDelivery>, string][])('the last delivery %j is said as “%s”', (last, words) => {
  const given: LastDelivery = {
    ...{
      local_date: '2026-11-23',
      channel: 'email',
      state: 'sent',
      reason: null,
      at: '2026-11-23T09:00:00Z',
    },
    ...last,
  }

  expect(lastDeliveryInWords(given, 'Europe/Lisbon', now)).toBe(words)
})
