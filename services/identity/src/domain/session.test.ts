import { describe, expect, test } from 'vitest'
import { hasExpired, newSession } from './session.ts'

const device = { userAgent: 'x'.repeat(1_000), ip: '203.0.113.7', place: '203.0.113.7' }
const start = new Date('2026-11-21T12:00:00Z')
const session = newSession('s', 'u', 'password', device, start)
const after = (days: number) => new Date(start.getTime() + days * 24 * 60 * 60 * 1000)

describe('a session', () => {
  test('begins with how the person proved who they are', () => {
    expect(session).toMatchObject({ aal: 'aal1', amr: [{ method: 'password', timestamp: 1795262400 }] })
    expect(session.userAgent).toHaveLength(300)
  })

  test.each([
    ['in use', { idleDaysMax: 30, daysMax: 0 }, 29, 29, false],
    ['left alone', { idleDaysMax: 30, daysMax: 0 }, 0, 31, true],
    ['used all along, without an end', { idleDaysMax: 30, daysMax: 0 }, 400, 401, false],
    ['used all along, with an end', { idleDaysMax: 30, daysMax: 7 }, 7.5, 8, true],
  ])('%s', (_what, limits, refreshedAfter, askedAfter, expected) => {
    const used = { ...session, refreshedAt: after(refreshedAfter) }

    expect(hasExpired(used, limits, after(askedAfter))).toBe(expected)
  })
})
