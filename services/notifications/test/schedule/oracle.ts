import type { Fire, FireRule } from '../../src/domain/schedule/next-fire.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const PART_SIZE = 40

/** A stretch of time in which a zone keeps one offset. */
interface Stretch {
  readonly from: number
  readonly to: number
  readonly offset: number
}

/** Every fire of a rule between two instants, from the offsets of Intl and plain arithmetic: no Temporal. */
export function firesByArithmetic(rule: FireRule, from: Date, to: Date): Fire[] {
  const stretches = stretchesOf(rule.timezone, startOfDay(from) - 5 * DAY_MS, to.getTime() + 5 * DAY_MS)
  const [hours = 0, minutes = 0] = rule.time.split(':').map(Number)
  const fires: Fire[] = []
  for (let day = startOfDay(from) - 2 * DAY_MS; day < to.getTime() + 2 * DAY_MS; day += DAY_MS) {
    // 1 January 1970 was a Thursday, the fifth day.
    const weekday = ((day / DAY_MS + 4) % 7) + 1
    if (!rule.daysOfWeek.includes(weekday) || !isLived(stretches, day)) continue
    const at = firstInstant(stretches, day + (hours * 60 + minutes) * MINUTE_MS)
    if (at > from.getTime() && at <= to.getTime()) {
      fires.push({ at: new Date(at), localDate: new Date(day).toISOString().slice(0, 10) })
    }
  }
  return fires
}

/** The zone's stretches, found by halving between two noons that differ. */
export function stretchesOf(timeZone: string, from: number, to: number): Stretch[] {
  const offsetAt = offsetReader(timeZone)
  const stretches: Stretch[] = []
  let began = Math.floor(from / 1_000) * 1_000
  for (let at = began; at < to; at += DAY_MS / 2) {
    let [before, after] = [at, at + DAY_MS / 2]
    if (offsetAt(before) === offsetAt(after)) continue
    while (after - before > 1_000) {
      const middle = Math.floor((before + after) / 2_000) * 1_000
      if (offsetAt(middle) === offsetAt(at)) before = middle
      else after = middle
    }
    stretches.push({ from: began, to: after, offset: offsetAt(at) })
    began = after
  }
  return [...stretches, { from: began, to: Infinity, offset: offsetAt(to) }]
}

function firstInstant(stretches: readonly Stretch[], wall: number): number {
  for (const [index, { from, to, offset }] of stretches.entries()) {
    const next = stretches[index + 1]
    const isShown = wall - offset >= from && wall - offset < to
    const isSkipped = next && wall - offset >= to && wall - next.offset < next.from
    // A skipped time is read with the offset before the gap, which moves it forward by the gap's length.
    if (isShown || isSkipped) return wall - offset
  }
  throw new Error(`no offset for ${new Date(wall).toISOString()}`)
}

function isLived(stretches: readonly Stretch[], day: number): boolean {
  return stretches.some(({ from, to, offset }) => from + offset < day + DAY_MS && to + offset > day)
}

function offsetReader(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (at) => {
    const [month = 1, day, year = 0, hour, minute, second] = (format.format(at).match(/\d+/g) ?? []).map(
      Number,
    )
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1_000) * 1_000
  }
}

function startOfDay(at: Date): number {
  return Math.floor(at.getTime() / DAY_MS) * DAY_MS
}

/** A minute of any day as `HH:MM`. */
export function clockTime(minute: number): string {
  const ofDay = ((minute % 1440) + 1440) % 1440
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}

/** A list in parts, for a test each: all zones in one would take too long on a busy machine. */
export function inParts<Each>(
  all: readonly Each[],
): { readonly first: Each; readonly part: readonly Each[] }[] {
  const parts: { first: Each; part: Each[] }[] = []
  for (const [index, each] of all.entries()) {
    if (index % PART_SIZE === 0) parts.push({ first: each, part: [] })
    parts.at(-1)?.part.push(each)
  }
  return parts
}
