import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { describe, expect, test } from 'vitest'
import { type CalendarReminder, calendarFeed } from '../../src/domain/calendar/calendar-feed.ts'
import { timeZoneComponent } from '../../src/domain/calendar/time-zone-component.ts'
import { nextFire } from '../../src/domain/schedule/next-fire.ts'
import { clockTime, inParts, stretchesOf } from '../schedule/oracle.ts'

const NOW = new Date('2026-02-10T12:00:00Z')
const YEAR_END = new Date('2027-02-10T12:00:30Z')
const HOURS_3_MS = 3 * 60 * 60 * 1000
const OPTIONS = { product: 'Selah', publicUrl: new URL('https://selah.example'), now: NOW }
const ZONES = [
  'Europe/Zurich',
  'Europe/Dublin',
  'America/New_York',
  'America/Santiago',
  'America/Nuuk',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Antarctica/Troll',
  'Asia/Beirut',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'UTC',
]
const REMINDER: CalendarReminder = {
  id: '0197a3c2-7b1e-7cc3-9a55-0f6f5ad1b2c3',
  time: '09:00',
  daysOfWeek: [2, 4, 7],
  timezone: 'Europe/Zurich',
  category: null,
  pausedUntil: null,
  updatedAt: new Date('2026-02-01T10:00:00Z'),
}

const feedOf = (...reminders: CalendarReminder[]) => calendarFeed(reminders, OPTIONS)
const parsed = (feed: string) => new ICAL.Component(ICAL.parse(feed))

function eventsOf(feed: string): ICAL.Event[] {
  return parsed(feed)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
}

function onlyEvent(feed: string): ICAL.Event {
  const [event, ...others] = eventsOf(feed)
  if (!event || others.length > 0) throw new Error('not one event')
  return event
}

/** The instants at which a calendar shows an event. */
function occurrences(event: ICAL.Event, from: Date, to: Date): string[] {
  const instants: string[] = []
  const iterator = event.iterator()
  for (let next = iterator.next(); next; next = iterator.next()) {
    const at = new Date(next.toUnixTime() * 1000)
    if (at > to) break
    if (at > from) instants.push(at.toISOString())
  }
  return instants
}

/** The same by a parser that knows the zone by its name and ignores our VTIMEZONE. */
function occurrencesByName(feed: string, from: Date, to: Date): string[] {
  const [event, ...others] = Object.values(nodeIcal.sync.parseICS(feed)).filter(
    (each) => each?.type === 'VEVENT',
  )
  if (event?.type !== 'VEVENT' || !event.rrule || others.length > 0)
    throw new Error('not one repeating event')
  return event.rrule.between(from, to).map((at) => at.toISOString())
}

function firesOf(reminder: CalendarReminder, from: Date, to: Date): string[] {
  const instants: string[] = []
  for (let fire = nextFire(reminder, from); fire && fire.at <= to; fire = nextFire(reminder, fire.at)) {
    instants.push(fire.at.toISOString())
  }
  return instants
}

describe('a calendar shows a reminder', () => {
  test.each(ZONES)('at the instants at which it fires, for a year in %s', (timezone) => {
    const changes = stretchesOf(timezone, NOW.getTime(), YEAR_END.getTime()).slice(0, -1)
    // Times that are always there, and those that the clock skips or shows twice on some date.
    const near = changes.flatMap(({ to, offset }) => [-15, 15].map((apart) => (to + offset) / 60_000 + apart))
    for (const time of new Set(['09:00', '13:30', ...near.map((minute) => clockTime(minute))])) {
      const reminder = { ...REMINDER, timezone, time, daysOfWeek: [1, 2, 3, 4, 5, 6, 7] }
      const feed = feedOf(reminder)
      const fires = firesOf(reminder, NOW, YEAR_END)

      // RFC 5545 (3.3.10) leaves out a repetition at a time that the clock skips.
      const shownAs = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, timeStyle: 'short' })
      const isShown = (at: string) => shownAs.format(new Date(at)) === time
      expect(occurrencesByName(feed, NOW, YEAR_END), time).toEqual(fires.filter(isShown))
      // This parser reads our VTIMEZONE, and does not resolve times near a change as RFC 5545 says.
      const isFarFromChange = (at: string) =>
        changes.every(({ to }) => Math.abs(Date.parse(at) - to) > HOURS_3_MS)
      expect(occurrences(onlyEvent(feed), NOW, YEAR_END).filter(isFarFromChange), time).toEqual(
        fires.filter(isFarFromChange),
      )
    }
  })

  test('on its days only', () => {
    const shown = occurrences(onlyEvent(feedOf(REMINDER)), NOW, YEAR_END)

    expect(shown).toEqual(firesOf(REMINDER, NOW, YEAR_END))
    expect(shown).toHaveLength(157)
  })

  test('again when its pause has ended', () => {
    const pausedUntil = new Date('2026-04-01T09:30:00Z')
    const paused = { ...REMINDER, pausedUntil }

    const shown = occurrences(onlyEvent(feedOf(paused)), NOW, YEAR_END)

    expect(shown).toEqual(firesOf(REMINDER, pausedUntil, YEAR_END))
  })
})

describe('the time zone of a feed', () => {
  const from = Date.UTC(2026, 0, 3)
  const to = Date.UTC(2035, 11, 28)
  const everySecond = Intl.supportedValuesOf('timeZone').filter((_zone, index) => index % 2 === 0)
  const zones = [...new Set([...ZONES, ...everySecond])]

  test.each(inParts(zones))(
    'has the offsets of Intl for ten years, in $part.length zones from $first on',
    ({ part }) => {
      for (const timezone of part) {
        const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(timeZoneComponent(timezone, 2026))))
        for (const { from: start, to: end, offset } of stretchesOf(timezone, from, to)) {
          // In the middle of a stretch, and three hours from its ends: the clock shows no time twice there.
          for (const at of [
            start + HOURS_3_MS,
            (start + Math.min(end, to)) / 2,
            Math.min(end, to) - HOURS_3_MS,
          ]) {
            const wall = ICAL.Time.fromJSDate(new Date(at + offset), true)
            expect(zone.utcOffset(wall), `${timezone} ${new Date(at).toISOString()}`).toBe(offset / 1000)
          }
        }
      }
    },
  )
})

describe('a feed', () => {
  test('says when and where to pray, and nothing that the person wrote', () => {
    const event = onlyEvent(feedOf({ ...REMINDER, category: 'healing' }))
    const { component } = event

    expect(event.summary).toBe('Time to pray')
    expect(event.uid).toBe(`${REMINDER.id}@selah.example`)
    expect(event.description).toBe('Pray with Selah: https://selah.example/generate?category=healing')
    expect(component.getFirstPropertyValue('url')).toBe('https://selah.example/generate?category=healing')
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
    const alarm = component.getFirstSubcomponent('valarm')
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY')
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('PT0S')
  })

  test('has an event for each reminder, and a zone for each that they name', () => {
    const second = { ...REMINDER, id: 'b', timezone: 'Asia/Kolkata' }
    const third = { ...REMINDER, id: 'c' }

    const calendar = parsed(feedOf(REMINDER, second, third))

    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(3)
    const zones = calendar.getAllSubcomponents('vtimezone')
    expect(zones.map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual(['Europe/Zurich', 'Asia/Kolkata'])
  })

  test('is a calendar even without a reminder', () => {
    expect(parsed(feedOf()).getFirstPropertyValue('version')).toBe('2.0')
  })

  test('keeps its lines to 75 octets, ended by CRLF, whatever the product is called', () => {
    const product = 'Söhne; Töchter, \\ und 🕊️🕊️🕊️🕊️🕊️🕊️🕊️🕊️🕊️🕊️🕊️🕊️🕊️🕊️🕊️🕊️'
    const feed = calendarFeed([{ ...REMINDER, category: 'x'.repeat(300) }], { ...OPTIONS, product })

    const lines = feed.split('\r\n')

    expect(lines.at(-1)).toBe('')
    expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([])
    const unfolded = feed.replaceAll('\r\n ', '')
    expect(unfolded).toContain(`\r\nX-WR-CALNAME:Söhne\\; Töchter\\, \\\\ und`)
    expect(onlyEvent(feed).description).toContain(`Pray with ${product}: `)
  })

  test('has the same bytes as long as its reminders are the same', () => {
    const later = { ...OPTIONS, now: new Date('2026-11-23T00:00:00Z') }

    expect(calendarFeed([REMINDER], later)).toBe(feedOf(REMINDER))
  })
})
