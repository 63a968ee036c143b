/** The days as reminders count them: 1 is Sunday, 7 is Saturday (D-18). Nothing else on the page counts days. */
export const WEEKDAYS = [
  { day: 1, name: 'Sunday', short: 'Sun' },
  { day: 2, name: 'Monday', short: 'Mon' },
  { day: 3, name: 'Tuesday', short: 'Tue' },
  { day: 4, name: 'Wednesday', short: 'Wed' },
  { day: 5, name: 'Thursday', short: 'Thu' },
  { day: 6, name: 'Friday', short: 'Fri' },
  { day: 7, name: 'Saturday', short: 'Sat' },
] as const

export const EVERY_DAY: readonly number[] = WEEKDAYS.map(({ day }) => day)

/** 'Every day', 'Weekdays', 'Weekends', 'Sunday', or 'Sun, Wed'. */
export function daysInWords(days: readonly number[]): string {
  const chosen = WEEKDAYS.filter(({ day }) => days.includes(day))
  const key = chosen.map(({ day }) => day).join('')
  if (key === '1234567') return 'Every day'
  if (key === '23456') return 'Weekdays'
  if (key === '17') return 'Weekends'
  return chosen.length === 1 ? (chosen[0]?.name ?? '') : chosen.map(({ short }) => short).join(', ')
}
