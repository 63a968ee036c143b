import { describe, expect, test } from 'vitest'
import type { PrayerRequest } from '../../api/types.ts'
import {
  asked,
  askedAgain,
  dropped,
  edited,
  finished,
  isKeyOld,
  refused,
  settled,
  shownVersion,
  stepped,
} from './versions.ts'

const request: PrayerRequest = { category: 'Peace', mood: 'Tired', tone: 'Comforting', length: 'standard' }
const change = { length: 'brief', leave_out: ['complaint'] } as const
const rewrite = { of: 'g1', change: { ...change, leave_out: [...change.leave_out] } }

const keyOf = (kept: { versions: readonly { key: string }[] } | undefined) => kept?.versions.at(-1)?.key ?? ''

function oneFinished() {
  const kept = asked(undefined, 'ana', request)
  return finished(kept, keyOf(kept), { left: 3, until: '2026-11-21T10:10:00Z' })
}

function twoFinished() {
  const again = againOf(oneFinished())
  return finished(again, keyOf(again), undefined)
}

function againOf(kept: ReturnType<typeof oneFinished>, how = rewrite) {
  const from = shownVersion(kept)
  if (!from) throw new Error('nothing is finished')
  return askedAgain(kept, from, how)
}

describe('the versions of a prayer', () => {
  test('keep their key when the same words are asked for after a broken line', () => {
    const first = asked(undefined, 'ana', request)

    expect(keyOf(asked(first, 'ana', { ...request }))).toBe(keyOf(first))
    expect(keyOf(asked(first, 'ana', { ...request, mood: 'Hopeful' }))).not.toBe(keyOf(first))
    expect(keyOf(asked(oneFinished(), 'ana', request))).not.toBe(keyOf(oneFinished()))
  })

  test('go on from the version that is changed', () => {
    const latest = againOf(oneFinished()).versions.at(-1)

    expect(latest).toMatchObject({ state: 'asked', rewrite, request: { ...request, length: 'brief' } })
  })

  test('show the one before while the next is written, and after it was refused or dropped', () => {
    const before = oneFinished()
    const again = againOf(before)

    expect(shownVersion(again)?.key).toBe(keyOf(before))
    expect(shownVersion(refused(again, keyOf(again)))?.key).toBe(keyOf(before))
    expect(dropped(again)).toEqual(before)
  })

  test('are gone when the first one is dropped', () => {
    expect(dropped(asked(undefined, 'ana', request))).toBeUndefined()
  })

  // Somebody who asks for another prayer, and gets none, still has the one before.
  test('come back when another prayer does not come to be, and go when it does', () => {
    const before = oneFinished()
    const other = asked(before, 'ana', { ...request, mood: 'Hopeful' })

    expect(settled(refused(other, keyOf(other)))).toEqual(before)
    expect(dropped(other)).toEqual(before)
    expect(settled(asked(refused(other, keyOf(other)), 'ana', request))?.before).toEqual(before)
    expect(finished(other, keyOf(other), undefined)).not.toHaveProperty('before')
  })

  test('show the newest when it is finished, and every earlier one on the way back', () => {
    const kept = twoFinished()
    const [first, second] = kept.versions

    expect(shownVersion(kept)).toBe(second)
    expect(shownVersion(stepped(kept, -1))).toBe(first)
    expect(shownVersion(stepped(stepped(kept, -1), 1))).toBe(second)
    expect(stepped(kept, 1)).toBe(kept)
  })

  test('end when the server says so', () => {
    const again = againOf(oneFinished())

    expect(refused(again, keyOf(again)).rewrites?.left).toBe(3)
    expect(refused(again, keyOf(again), true).rewrites?.left).toBe(0)
  })

  test('replace what was refused, and try the same again under its key', () => {
    const again = againOf(oneFinished())

    expect(againOf(refused(again, keyOf(again))).versions).toHaveLength(2)
    expect(keyOf(againOf(again))).toBe(keyOf(again))
    expect(keyOf(againOf(again, { ...rewrite, of: 'g2' }))).not.toBe(keyOf(again))
  })

  test('stay as they were chosen when a reload reads them again', () => {
    const back = stepped(twoFinished(), -1)

    expect(finished(back, keyOf(back), undefined).shown).toBe(0)
  })

  test('keep the person’s own words for each', () => {
    const kept = oneFinished()
    const mine = edited(kept, keyOf(kept), ['Dear Father.'])

    expect(shownVersion(mine)?.edit).toEqual(['Dear Father.'])
    expect(shownVersion(againOf(mine))?.edit).toEqual(['Dear Father.'])
    expect(edited(mine, keyOf(mine), undefined)).toEqual(kept)
  })
})

describe('a day later', () => {
  const dayLater = (kept: ReturnType<typeof oneFinished>) => ({
    ...kept,
    versions: kept.versions.map((version) => ({
      ...version,
      askedAt: version.askedAt - 24 * 60 * 60 * 1000,
    })),
  })

  test('the key is not asked with any more, so that nobody pays for a prayer they have', () => {
    expect(oneFinished().versions.map((version) => isKeyOld(version))).toEqual([false])
    expect(dayLater(oneFinished()).versions.map((version) => isKeyOld(version))).toEqual([true])
  })

  test('the same words are a new asking', () => {
    const first = dayLater(asked(undefined, 'ana', request))
    const again = dayLater(againOf(oneFinished()))

    expect(keyOf(asked(first, 'ana', request))).not.toBe(keyOf(first))
    expect(keyOf(againOf(again))).not.toBe(keyOf(again))
  })
})

test('what is finished is not lost by a refusal to show it again', () => {
  const kept = oneFinished()

  expect(refused(kept, keyOf(kept))).toBe(kept)
})
