import { Temporal } from 'temporal-polyfill'
import { nextFire } from './schedule/next-fire.ts'

const MORNING = '07:00'
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
/** Later than this the morning is over. */
const LATE_MS = 30 * 60_000

/** The next seven o'clock in a zone, strictly after an instant. */
export function nextMorning(timezone: string, after: Date): Date {
  const fire = nextFire({ time: MORNING, daysOfWeek: EVERY_DAY, timezone }, after)
  if (!fire) throw new Error('there is a morning every day')
  return fire.at
}

/** The date on the clocks of a zone, `YYYY-MM-DD`. */
export function localDateOf(at: Date, timezone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timezone)
    .toPlainDate()
    .toString()
}

export function isLate(due: Date, now: Date): boolean {
  return now.getTime() - due.getTime() > LATE_MS
}
