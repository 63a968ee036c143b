import { describe, expect, test } from 'vitest'
import type { Generation, GenerationState, PrayerPart } from '../api/types.ts'
import { advance, begun, InvalidAnswer, type PrayerEvent } from './generation.ts'

const NOTHING_YET = begun('g1')
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

const done: PrayerEvent = {
  event: 'done',
  data: { generation_id: 'g1', state: 'done', result: finished, versions: ['g1'] },
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
    const whole = [accepted, done].reduce(advance, NOTHING_YET)

    expect(whole).toMatchObject({ state: 'done', result: finished, versions: ['g1'], isSaved: false })
  })

  // D-33: the help shown with the first event must not vanish when the answer comes.
  test('keeps the help of a crisis to the end', () => {
    const crisis = {
      kind: 'self-harm',
      certainty: 'certain' as const,
      resources: [{ name: 'Lifeline', contact: '988' }],
    }
    const inCrisis: PrayerEvent = { event: 'accepted', data: { generation_id: 'g1', crisis } }

    expect([inCrisis, done].reduce(advance, NOTHING_YET).crisis).toEqual(crisis)
  })

  // GEN-17
  test.each([{ ...finished, prayer: ' ' }, {}, null])('refuses an answer without a prayer: %j', (result) => {
    const data = { generation_id: 'g1', state: 'done', result } as GenerationState
    expect(() => advance(NOTHING_YET, { event: 'done', data })).toThrow(InvalidAnswer)
  })

  test('goes on after the last event that arrived, and no longer waits', () => {
    const waiting = { ...NOTHING_YET, waitingFor: 'connection' as const }
    const now = advance(waiting, { ...text('address', 'Lord, hear me.'), id: 'run:3' })

    expect(now.lastEventId).toBe('run:3')
    expect(now).not.toHaveProperty('waitingFor')
  })

  test('passes over an event of a newer server', () => {
    expect(advance(NOTHING_YET, { event: 'weather', data: {} } as unknown as PrayerEvent)).toEqual(
      NOTHING_YET,
    )
  })
})
