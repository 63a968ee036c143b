/** A weekday as the API counts it: 1 = Sunday … 7 = Saturday. Temporal counts 1 = Monday … 7 = Sunday. */
export type Weekday = number

export const EVERY_DAY: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

const ICALENDAR = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
export type IcalendarWeekday = (typeof ICALENDAR)[number]

export function weekdayOfTemporal(dayOfWeek: number): Weekday {
  return (dayOfWeek % 7) + 1
}

/** The two letters that RFC 5545 has for a weekday. */
export function weekdayInIcalendar(weekday: Weekday): IcalendarWeekday {
  const letters = ICALENDAR[weekday - 1]
  if (!letters) throw new Error(`${weekday} is not a weekday`)
  return letters
}
