import { describe, expect, test } from 'vitest'
import { EMPTY_DRAFT, readDraft, withPending } from './read-draft.ts'

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

describe('words that come from the landing page', () => {
  const situationWith = (situation: string, pending: string) =>
    withPending({ ...EMPTY_DRAFT, category: 'Peace', situation }, pending)

  test('fill an empty form', () => {
    expect(situationWith(' ', 'My brother')).toMatchObject({ category: 'Peace', situation: 'My brother' })
  })

  test('come after the ones that stand there', () => {
    expect(situationWith('A long week\n', 'My brother').situation).toBe('A long week\nMy brother')
  })

  test('do not come twice', () => {
    expect(situationWith('For my brother', 'my brother ').situation).toBe('For my brother')
  })

  test('are kept to the last letter, also when they are too long to ask with', () => {
    const both = situationWith('a'.repeat(1000), 'b'.repeat(1000))

    expect(readDraft({ ...both }).situation).toBe(`${'a'.repeat(1000)}\n${'b'.repeat(1000)}`)
  })
})
