import { describe, expect, test } from 'vitest'
import { readPending } from './pending-request.ts'
import { EMPTY_DRAFT, readDraft } from './prayer-draft.ts'

describe('a kept draft', () => {
  test('is read back as it was', () => {
    const draft = { ...EMPTY_DRAFT, category: 'Peace', mood: 'Tired', situation: 'A long week' }

    expect(readDraft({ ...draft })).toEqual(draft)
  })

  test('loses what is no longer offered, and keeps the words', () => {
    const draft = readDraft({ category: 'Weather', mood: 3, situation: 'A long week', tone: null })

    expect(draft).toEqual({ ...EMPTY_DRAFT, situation: 'A long week' })
  })
})

describe('a request typed before signing in', () => {
  const at = Date.UTC(2026, 0, 1)
  const hours = (count: number) => count * 60 * 60 * 1000

  test('is there within a day', () => {
    expect(readPending({ situation: 'My mother is ill', at }, at + hours(23))).toBe('My mother is ill')
  })

  test('is gone after a day', () => {
    expect(readPending({ situation: 'My mother is ill', at }, at + hours(25))).toBeUndefined()
  })

  test.each([undefined, 'text', {}, { situation: ' ', at }, { situation: 'x' }])(
    'is nothing when it is %j',
    (kept) => {
      expect(readPending(kept, at)).toBeUndefined()
    },
  )
})
