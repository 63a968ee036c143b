import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { REMINDERS_MAX } from '../../src/domain/reminder.ts'
import { MONTH_APART, VERSES, verseOfDay } from '../../src/domain/verse-of-day.ts'
import { verseNamed } from '../../src/mails/content.ts'
import { startReminders } from './harness.ts'

const MONTH_DAYS = 31
const userId = randomUUID()
const dateOf = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
const versesOf = (day: number, reminders: number) =>
  Array.from({ length: reminders }, (_, position) => verseOfDay(userId, dateOf(day), position))

test('each verse is in the bundled text, and short', () => {
  expect(new Set(VERSES).size).toBe(VERSES.length)
  for (const verse of VERSES) expect(verseNamed(verse)).toMatchObject({ reference: verse })
  expect(Math.max(...VERSES.map((verse) => verseNamed(verse).text.length))).toBeLessThan(200)
})

describe('the verses of a person', () => {
  test('come back after a month at the earliest, with up to four reminders a day', () => {
    expect(MONTH_APART).toBe(4)
    for (let first = 0; first < 400; first++) {
      const month = Array.from({ length: MONTH_DAYS }, (_, day) => versesOf(first + day, MONTH_APART)).flat()
      expect(new Set(month).size).toBe(month.length)
    }
  })

  test('differ for all reminders of one day', () => {
    for (let day = 0; day < 400; day++) expect(new Set(versesOf(day, REMINDERS_MAX)).size).toBe(REMINDERS_MAX)
  })

  test('differ in the mails of one morning', async () => {
    await using reminders = await startReminders()
    const ana = reminders.person()
    for (const time of ['08:58', '08:59', '09:00']) await ana.add({ time })
    reminders.at('2026-07-06T08:00:05Z')

    await reminders.work()

    // Lines are wrapped.
    const texts = reminders.sink.to(ana.email).map(({ text }) => text.replaceAll(/\s+/g, ' '))
    const mailed = VERSES.filter((verse) => texts.some((text) => text.includes(verseNamed(verse).text)))
    expect(mailed).toHaveLength(3)
  })
})
