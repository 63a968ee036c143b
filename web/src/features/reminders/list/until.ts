import { dateIn } from '../../../time-zone.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The date so many days from now, as '2026-11-30', by the calendar of a time zone. */
export function dateAhead(days: number, zone: string, now = new Date()): string {
  const today = Date.parse(`${dateIn(zone, now)}T00:00:00Z`)
  return new Date(today + days * DAY_MS).toISOString().slice(0, 10)
}

/** The first moment of a date in a time zone: midnight, or what follows it where clocks leave midnight out. */
export function startOfDay(date: string, zone: string): Date {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const candidates = [-DAY_MS, DAY_MS].map((off) => midnight - offsetAt(midnight + off, zone))
  const starts = candidates.map((each) => new Date(each)).filter((each) => dateIn(zone, each) === date)
  return starts.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? new Date(midnight)
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
