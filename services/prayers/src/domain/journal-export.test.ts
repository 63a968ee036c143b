import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Prayer } from './journal.ts'
import { journalCalendar } from './journal-calendar.ts'
import { journalMarkdown } from './journal-markdown.ts'

const now = new Date('2026-11-22T10:00:00Z')

function kept(prayerText: string, more: Partial<Prayer['content']> = {}): Prayer {
  const citation = {
    reference: 'Psalm 23:1',
    text: 'The LORD is my shepherd; I shall not want.',
    translation: 'KJV',
  }
  return {
    ...{ id: '01a2', userId: 'ana', generationId: '01a1', createdAt: new Date('2026-01-02T03:04:05Z') },
    ...{ category: 'Healing', mood: 'Anxious', tone: 'gentle', writtenBy: 'composer' },
    ...{ answeredAt: new Date('2026-02-03T00:00:00Z'), isShared: false },
    content: { prayerText, citations: [citation], recipient: { relationship: 'myself' }, ...more },
  } as unknown as Prayer
}

describe('a journal as Markdown', () => {
  test('has everything of a prayer', () => {
    const text = journalMarkdown([kept('Lord, hear.\n\nAmen.', { situation: 'One\nTwo', note: 'He did.' })])

    expect(text).toBe(`# Journal

## 2026-01-02: Healing

Feeling: Anxious

> One
> Two

Lord, hear.

Amen.

Scripture: Psalm 23:1 (King James Version)

Note: He did.

Answered on 2026-02-03
`)
  })
})

describe('a journal as a calendar', () => {
  test('has one entry for each prayer, at the moment it was kept', () => {
    const calendar = journalCalendar([kept('Lord; hear, \\o/\nAmen.')], now) ?? ''

    expect(calendar.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Selah//Journal//EN',
      'BEGIN:VEVENT',
      'UID:01a2@selah',
      'DTSTAMP:20261122T100000Z',
      'DTSTART:20260102T030405Z',
      'SUMMARY:Prayer: Healing',
      'DESCRIPTION:Lord\\; hear\\, \\\\o/\\nAmen.',
      'TRANSP:TRANSPARENT',
      'CLASS:PRIVATE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test('is none without prayers: a calendar has one entry at least', () => {
    expect(journalCalendar([], now)).toBeUndefined()
  })

  test('has no line over 75 bytes, and gives every text back when it is unfolded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const calendar = journalCalendar([kept(text)], now) ?? ''

        for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        const unfolded = calendar.replaceAll('\r\n ', '')
        const description = /\r\nDESCRIPTION:([^\r]*)\r\n/.exec(unfolded)?.[1] ?? ''
        const read = description.replaceAll(/\\(.)/gsu, (_all, each) => (each === 'n' ? '\n' : each))
        expect(read).toBe(text.replaceAll(/\r\n|\r/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, ' '))
      }),
    )
  })
})
