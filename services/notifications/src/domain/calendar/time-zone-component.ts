import { Temporal } from 'temporal-polyfill'
import { weekdayInIcalendar, weekdayOfTemporal } from '../schedule/weekdays.ts'

/** One change of a zone's offset. */
interface Change {
  /** The clock at the change, read with the offset before it: what RFC 5545 calls the onset. */
  readonly onset: Temporal.PlainDateTime
  readonly from: string
  readonly to: string
  readonly isForward: boolean
}

/** Changes are known and listed this far ahead. */
const YEARS = 10

/**
 * The VTIMEZONE of a zone (RFC 5545, 3.6.5) from the start of a year on, made of the clock changes that Temporal knows.
 * Changes that follow one rule every year become an RRULE, which has no end; others are listed.
 */
export function timeZoneComponent(timeZone: string, sinceYear: number): string {
  const start = Temporal.PlainDate.from({ year: sinceYear, month: 1, day: 1 }).toZonedDateTime(timeZone)
  const changes = changesOf(start)
  const groups = Object.values(
    Object.groupBy(changes, ({ onset, from, to }) => `${from} ${to} ${onset.toPlainTime().toString()}`),
  )
  const isDaylight = changes[0]?.isForward === false
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance({ onset: start.toPlainDateTime(), from: start.offset, to: start.offset }, isDaylight),
    ...groups.flatMap((group = []) => observanceOf(group)),
    'END:VTIMEZONE',
  ].join('\r\n')
}

function changesOf(start: Temporal.ZonedDateTime): Change[] {
  const end = start.add({ years: YEARS })
  const changes: Change[] = []
  let at = start.getTimeZoneTransition('next')
  while (at && Temporal.ZonedDateTime.compare(at, end) < 0) {
    const before = at.subtract({ nanoseconds: 1 })
    const isForward = at.offsetNanoseconds > before.offsetNanoseconds
    const onset = at.withTimeZone(before.offset).toPlainDateTime()
    // Rules of a zone can change without a change of its offset.
    if (at.offset !== before.offset) changes.push({ onset, from: before.offset, to: at.offset, isForward })
    at = at.getTimeZoneTransition('next')
  }
  return changes
}

/** Changes between the same two offsets at the same time of day: one rule, or a list of dates. */
function observanceOf(changes: readonly Change[]): string[] {
  const [first, ...others] = changes
  if (!first) return []
  const rule = yearlyRule(changes.map(({ onset }) => onset.toPlainDate()))
  // The first one stands in DTSTART already, which some parsers do not count beside an RDATE.
  const dates = others.length === 0 ? [] : changes.map(({ onset }) => `RDATE:${wall(onset)}`)
  return observance(first, first.isForward, rule ? [`RRULE:${rule}`] : dates)
}

function observance(
  { onset, from, to }: Pick<Change, 'onset' | 'from' | 'to'>,
  isDaylight: boolean,
  recurrence: readonly string[] = [],
): string[] {
  const name = isDaylight ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${name}`,
    `DTSTART:${wall(onset)}`,
    ...recurrence,
    `TZOFFSETFROM:${from.replaceAll(':', '')}`,
    `TZOFFSETTO:${to.replaceAll(':', '')}`,
    `END:${name}`,
  ]
}

/** `FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU` where the dates are the same Sunday of the same month in each of the years. */
function yearlyRule(dates: readonly Temporal.PlainDate[]): string | undefined {
  if (dates.length !== YEARS || new Set(dates.map(({ year }) => year)).size !== YEARS) return undefined
  const month = only(dates.map((date) => date.month))
  const dayOfWeek = only(dates.map((date) => date.dayOfWeek))
  const isLast = dates.every(({ day, daysInMonth }) => day > daysInMonth - 7)
  const position = isLast ? -1 : only(dates.map(({ day }) => Math.ceil(day / 7)))
  if (month === undefined || dayOfWeek === undefined || position === undefined) return undefined
  return `FREQ=YEARLY;BYMONTH=${month};BYDAY=${position}${weekdayInIcalendar(weekdayOfTemporal(dayOfWeek))}`
}

/** What all are; undefined when they differ. */
function only(values: readonly number[]): number | undefined {
  const [first, ...others] = new Set(values)
  return others.length > 0 ? undefined : first
}

function wall(at: Temporal.PlainDateTime): string {
  return at.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')
}
