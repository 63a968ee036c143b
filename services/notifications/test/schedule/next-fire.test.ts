import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Fire, type FireRule, nextFire } from '../../src/domain/schedule/next-fire.ts'
import { EVERY_DAY } from '../../src/domain/schedule/weekdays.ts'
import { clockTime, firesByArithmetic, inParts, stretchesOf } from './oracle.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NAMED = [
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Antarctica/Troll',
  'America/Nuuk',
  'Asia/Beirut',
  'Asia/Tehran',
  'Pacific/Chatham',
  'America/Santiago',
  'Europe/Dublin',
  'UTC',
]
const ZONES = [
  ...new Set([...NAMED, ...Intl.supportedValuesOf('timeZone').filter((_zone, index) => index % 2 === 0)]),
]

/** Fires one after the other, as the scan asks for them. */
function firesOf(rule: FireRule, from: Date, to: Date): Fire[] {
  const fires: Fire[] = []
  for (let fire = nextFire(rule, from); fire && fire.at <= to; fire = nextFire(rule, fire.at))
    fires.push(fire)
  return fires
}

const moved = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS)
const shown = (fires: readonly Fire[]) =>
  fires.map(({ at, localDate }) => `${localDate} at ${at.toISOString()}`)
const daily = (timezone: string, time: string): FireRule => ({ time, timezone, daysOfWeek: EVERY_DAY })

/** A minute of the day; in half of the cases one that the zone's clock skips or shows twice in that time. */
function timesIn(timezone: string, from: Date, to: Date): fc.Arbitrary<string> {
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 })
  const changes = stretchesOf(timezone, from.getTime(), to.getTime()).slice(0, -1)
  if (changes.length === 0) return minute.map(clockTime)
  const near = fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -70, max: 70 }))
    .map(([change, apart]) => Math.floor((change.to + change.offset) / 60_000) + apart)
  return fc.oneof(minute, near).map(clockTime)
}

const someDays = fc.uniqueArray(fc.constantFrom(...EVERY_DAY), { minLength: 1, maxLength: 7 })

describe('every fire of three years', () => {
  const from = new Date('2024-12-31T12:00:00Z')
  const to = moved(from, 3 * 365)

  test('is looked at in 200 zones and more', () => {
    expect(ZONES.length).toBeGreaterThanOrEqual(200)
  })

  test.each(inParts(ZONES))(
    'is the one of plain arithmetic, in $part.length zones from $first on',
    ({ part }) => {
      for (const timezone of part) {
        const rules = fc.record({
          time: timesIn(timezone, from, to),
          daysOfWeek: someDays,
          timezone: fc.constant(timezone),
        })
        fc.assert(
          fc.property(rules, (rule) => {
            const fires = firesOf(rule, from, to)

            expect(shown(fires)).toEqual(shown(firesByArithmetic(rule, from, to)))
            expect(new Set(fires.map(({ localDate }) => localDate)).size).toBe(fires.length)
          }),
          { numRuns: 1 },
        )
      }
    },
  )
})

describe('the first fire', () => {
  const from = new Date('2010-01-01T00:00:00Z').getTime()
  const to = new Date('2030-01-01T00:00:00Z').getTime()

  test('is strictly after any instant of twenty years', () => {
    const cases = fc.constantFrom(...NAMED).chain((timezone) =>
      fc.integer({ min: from, max: to }).chain((at) => {
        const after = new Date(at)
        const time = timesIn(timezone, moved(after, -20), moved(after, 20))
        return fc.record({
          after: fc.constant(after),
          time,
          daysOfWeek: someDays,
          timezone: fc.constant(timezone),
        })
      }),
    )
    fc.assert(
      fc.property(cases, ({ after, ...rule }) => {
        const fire = nextFire(rule, after)

        expect(fire).toEqual(firesByArithmetic(rule, after, moved(after, 20))[0])
      }),
      { numRuns: 300 },
    )
  })

  test('is none where no day is chosen', () => {
    expect(nextFire({ ...daily('UTC', '09:00'), daysOfWeek: [] }, new Date())).toBeUndefined()
  })

  test.each([
    ['a skipped hour moves forward', 'Europe/Zurich', '02:30', '2026-03-29', '2026-03-29T01:30:00Z'],
    ['an hour shown twice fires first', 'Europe/Zurich', '02:30', '2026-10-25', '2026-10-25T00:30:00Z'],
    ['half an hour is skipped', 'Australia/Lord_Howe', '02:15', '2026-10-04', '2026-10-03T15:45:00Z'],
    ['half an hour is shown twice', 'Australia/Lord_Howe', '01:45', '2026-04-05', '2026-04-04T14:45:00Z'],
    ['two hours are skipped', 'Antarctica/Troll', '01:30', '2026-03-29', '2026-03-29T01:30:00Z'],
    ['the first hour of a day is skipped', 'Africa/Cairo', '00:30', '2026-04-24', '2026-04-23T22:30:00Z'],
    [
      'a skipped hour after Ramadan moves forward',
      'Africa/Casablanca',
      '02:30',
      '2026-03-22',
      '2026-03-22T02:30:00Z',
    ],
  ])('%s: %s, %s on %s', (_what, timezone, time, localDate, at) => {
    const before = moved(new Date(localDate), -1)

    const fires = firesOf(daily(timezone, time), before, moved(before, 3))

    expect(fires.filter((fire) => fire.localDate === localDate)).toEqual([{ localDate, at: new Date(at) }])
  })

  test('leaves out a date that a zone skipped as a whole', () => {
    const friday = { ...daily('Pacific/Apia', '09:00'), daysOfWeek: [6] }

    const fires = firesOf(friday, new Date('2011-12-20T00:00:00Z'), new Date('2012-01-10T00:00:00Z'))

    expect(fires.map(({ localDate }) => localDate)).toEqual(['2011-12-23', '2012-01-06'])
  })
})
