import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { EVERY_DAY, weekdayInIcalendar, weekdayOfTemporal } from './weekdays.ts'

test('a week has the same days in Temporal, in the API and in iCalendar', () => {
  const sunday = Temporal.PlainDate.from('2026-02-01')
  const week = EVERY_DAY.map((_day, days) => sunday.add({ days }))

  expect(week.map((date) => weekdayOfTemporal(date.dayOfWeek))).toEqual(EVERY_DAY)
  expect(
    week.map((date) => date.toLocaleString('en', { weekday: 'short' }).slice(0, 2).toUpperCase()),
  ).toEqual(EVERY_DAY.map(weekdayInIcalendar))
})

test('there is no eighth day', () => {
  expect(() => weekdayInIcalendar(8)).toThrow('8 is not a weekday')
})
