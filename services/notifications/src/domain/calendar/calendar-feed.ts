import ical, {
  escape as escapeText,
  ICalAlarmType,
  type ICalCalendar,
  ICalEventTransparency,
} from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import { type FireRule, nextFire } from '../schedule/next-fire.ts'
import { EVERY_DAY, weekdayInIcalendar } from '../schedule/weekdays.ts'
import { timeZoneComponent } from './time-zone-component.ts'

export interface CalendarReminder extends FireRule {
  readonly id: string
  readonly category: string | null
  readonly pausedUntil: Date | null
  readonly updatedAt: Date
}

export interface FeedOptions {
  readonly product: string
  readonly publicUrl: URL
  readonly now: Date
}

/** How often a calendar is asked to read the feed again. */
export const REFRESH_S = 60 * 60
const EVENT_MINUTES = 10
const LOOK_BACK_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Reminders as an iCalendar feed (RFC 5545): one weekly event each, on the person's clock. A paused reminder starts again
 * when its pause ends. The same reminders give the same bytes all year, so that an unchanged feed has the same ETag.
 */
export function calendarFeed(reminders: readonly CalendarReminder[], options: FeedOptions): string {
  const { product, now } = options
  const year = new Date(now.getTime() - LOOK_BACK_DAYS * DAY_MS).getUTCFullYear()
  const calendar = ical({
    // The library escapes what an event says, and not these.
    name: escapeText(`${product}: time to pray`, false),
    prodId: { company: escapeText(product, false), product: 'Reminders', language: 'EN' },
    ttl: REFRESH_S,
    timezone: { name: null, generator: (zone) => timeZoneComponent(zone, year) },
  })
  for (const reminder of reminders) addEvent(calendar, reminder, year, options)
  return `${calendar.toString()}\r\n`
}

function addEvent(
  calendar: ICalCalendar,
  reminder: CalendarReminder,
  year: number,
  options: FeedOptions,
): void {
  const { product, publicUrl } = options
  const { id, timezone, daysOfWeek, updatedAt } = reminder
  const start = firstStart(reminder, year)
  if (!start) return
  const page = new URL('/generate', publicUrl)
  if (reminder.category) page.searchParams.set('category', reminder.category)
  const days = EVERY_DAY.filter((day) => daysOfWeek.includes(day)).map(weekdayInIcalendar)
  const event = calendar.createEvent({
    id: `${id}@${publicUrl.hostname}`,
    stamp: updatedAt,
    start,
    end: start.add({ minutes: EVENT_MINUTES }),
    timezone,
    repeating: `RRULE:FREQ=WEEKLY;BYDAY=${days.join(',')}`,
    summary: 'Time to pray',
    description: `Pray with ${product}: ${page.href}`,
    url: page.href,
    transparency: ICalEventTransparency.TRANSPARENT,
  })
  event.createAlarm({ type: ICalAlarmType.display, trigger: 0, description: 'Time to pray' })
}

/** The first start of the year, or after the pause, that the clock really shows: every later one repeats its time. */
function firstStart(reminder: CalendarReminder, year: number): Temporal.PlainDateTime | undefined {
  const { timezone: timeZone, pausedUntil } = reminder
  const newYear = Temporal.PlainDate.from({ year, month: 1, day: 1 }).toZonedDateTime(
    timeZone,
  ).epochMilliseconds
  // One millisecond less: the first instant is a start, too.
  let after = Math.max(newYear, pausedUntil?.getTime() ?? 0) - 1
  for (;;) {
    const fire = nextFire(reminder, new Date(after))
    if (!fire) return undefined
    after = fire.at.getTime()
    const asked = Temporal.PlainDateTime.from(`${fire.localDate}T${reminder.time}`)
    const shown = Temporal.Instant.fromEpochMilliseconds(after).toZonedDateTimeISO(timeZone).toPlainDateTime()
    if (shown.equals(asked)) return asked
  }
}
