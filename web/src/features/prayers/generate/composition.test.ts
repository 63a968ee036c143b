import { describe, expect, test } from 'vitest'
import type { Generation, PrayerPart } from '../../../api/types.ts'
import type { PrayerEvent } from './ask-for-prayer.ts'
import { advance, InvalidAnswer, NOTHING_YET } from './composition.ts'

const accepted: PrayerEvent = { event: 'accepted', data: { generation_id: 'g1' } }
const text = (part: PrayerPart['kind'], words: string): PrayerEvent => ({
  event: 'text',
  data: { part, text: words },
})

const finished: Generation = {
  generation_id: 'g1',
  prayer: 'Lord, hear me.\n\nAmen.',
  scripture: 'Psalm 23:1',
  citations: [
    {
      reference: 'Psalm 23:1',
      text: 'The LORD is my shepherd; I shall not want.',
      translation: 'KJV',
      why: 'It speaks of being cared for.',
    },
  ],
  parts: [
    { kind: 'address', text: 'Lord, hear me.' },
    { kind: 'amen', text: 'Amen.' },
  ],
  written_by: 'composer',
  rewrites: { left: 3, until: '2026-11-21T10:10:00Z' },
}

describe('a prayer on its way', () => {
  test('grows by sentences, a movement at a time', () => {
    const events = [
      accepted,
      text('address', 'Lord, hear me.'),
      text('petition', 'Help.'),
      text('petition', 'Stay.'),
    ]

    expect(events.reduce(advance, NOTHING_YET).movements).toEqual([
      { kind: 'address', sentences: ['Lord, hear me.'] },
      { kind: 'petition', sentences: ['Help.', 'Stay.'] },
    ])
  })

  test('withdraws its words, and keeps its verses, when another writer takes over', () => {
    const passages: PrayerEvent = { event: 'passages', data: { citations: finished.citations } }
    const events = [accepted, passages, text('address', 'O'), { event: 'restart', data: {} } as const]

    expect(events.reduce(advance, NOTHING_YET)).toMatchObject({
      movements: [],
      citations: finished.citations,
    })
  })

  test('begins again after a broken line', () => {
    const events = [accepted, text('address', 'Lord, hear me.'), accepted, text('address', 'Lord, hear me.')]

    expect(events.reduce(advance, NOTHING_YET).movements).toHaveLength(1)
  })

  test('is whole with the answer', () => {
    const composition = [accepted, { event: 'done', data: finished } as const].reduce(advance, NOTHING_YET)

    expect(composition.prayer).toEqual(finished)
    expect(composition.movements).toHaveLength(2)
  })

  // D-33: the help shown with the first event must not vanish when the answer comes.
  test('keeps the help of a crisis to the end', () => {
    const crisis = {
      kind: 'self-harm',
      certainty: 'certain' as const,
      resources: [{ name: 'Lifeline', contact: '988' }],
    }
    const inCrisis: PrayerEvent = { event: 'accepted', data: { generation_id: 'g1', crisis } }

    expect(
      [inCrisis, { event: 'done', data: finished } as const].reduce(advance, NOTHING_YET).crisis,
    ).toEqual(crisis)
  })

  // GEN-17
  test.each([{ ...finished, prayer: ' ' }, {}, null])('refuses an answer without a prayer: %j', (answer) => {
    expect(() => advance(NOTHING_YET, { event: 'done', data: answer as Generation })).toThrow(InvalidAnswer)
  })

  test('passes over a word of a newer server', () => {
    expect(advance(NOTHING_YET, { event: 'weather', data: {} } as unknown as PrayerEvent)).toEqual(
      NOTHING_YET,
    )
  })
})
