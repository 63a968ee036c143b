import { Temporal } from 'temporal-polyfill'
import { weekdayOfTemporal } from './weekdays.ts'

export interface FireRule {
  /** The time on the person's clock, `HH:MM`. */
  readonly time: string
  /** 1 = Sunday … 7 = Saturday. */
  readonly daysOfWeek: readonly number[]
  /** The IANA name of the person's time zone. */
  readonly timezone: string
}

export interface Fire {
  readonly at: Date
  /** The date that the person asked for, `YYYY-MM-DD`: a reminder fires once for each. */
  readonly localDate: string
}

// The only wanted weekday can be a date that does not exist in the zone, so one week is too short.
const SEARCHED_DAYS = 16

/**
 * The first fire strictly after an instant; undefined when no day is chosen.
 *
 * A time that a clock skips is moved forward by as much, and one that a clock shows twice fires the first time.
 * A date that a zone skipped as a whole is left out: nobody there lived that day.
 */
export function nextFire(rule: FireRule, after: Date): Fire | undefined {
  const time = Temporal.PlainTime.from(rule.time)
  const instant = Temporal.Instant.fromEpochMilliseconds(after.getTime())
  // A time near midnight can be moved into the next date, so the search starts one day early.
  const first = instant.toZonedDateTimeISO(rule.timezone).toPlainDate().subtract({ days: 1 })
  for (let days = 0; days < SEARCHED_DAYS; days++) {
    const date = first.add({ days })
    if (!rule.daysOfWeek.includes(weekdayOfTemporal(date.dayOfWeek))) continue
    const at = fireOn(date, time, rule.timezone)
    if (at !== undefined && at > after.getTime()) return { at: new Date(at), localDate: date.toString() }
  }
  return undefined
}

function fireOn(
  date: Temporal.PlainDate,
  plainTime: Temporal.PlainTime,
  timeZone: string,
): number | undefined {
  const fire = date.toZonedDateTime({ timeZone, plainTime })
  const moved = !fire.toPlainDate().equals(date)
  if (moved && !date.toZonedDateTime(timeZone).toPlainDate().equals(date)) return undefined
  return fire.epochMilliseconds
}
