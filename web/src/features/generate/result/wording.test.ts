import { describe, expect, test } from 'vitest'
import type { Generation } from '../../../api/types.ts'
import { ownWords, paragraphsOfWording, textOf, withWords, wordingOf } from '../../../prayer/text/segments.ts'

const shepherd = {
  reference: 'Psalm 23:1',
  text: 'The LORD is my shepherd; I shall not want.',
  translation: 'King James Version',
  why: 'It speaks of being cared for.',
}
const quotation = `“${shepherd.text}” (Psalm 23:1, KJV)`
const prayer: Generation = {
  generation_id: 'g1',
  prayer: `Lord, hear me.\n\nI hold on to this: ${quotation} Keep me.\n\nAmen.`,
  scripture: shepherd.text,
  citations: [shepherd],
  parts: [
    { kind: 'address', text: 'Lord, hear me.' },
    { kind: 'scripture', text: `I hold on to this: ${quotation} Keep me.` },
    { kind: 'amen', text: 'Amen.' },
  ],
  written_by: 'composer',
  rewrites: { left: 3, until: '2026-11-21T10:10:00Z' },
}

describe('the wording of a prayer', () => {
  test('is the prayer as it was written', () => {
    expect(textOf(wordingOf(prayer))).toBe(prayer.prayer)
    expect(textOf(wordingOf({ ...prayer, parts: [] }))).toBe(prayer.prayer)
  })

  test('offers every word but scripture to be changed', () => {
    expect(ownWords(wordingOf(prayer))).toEqual(['Lord, hear me.', 'I hold on to this:', 'Keep me.', 'Amen.'])
  })

  test('takes a person’s words, and leaves the quotation as it is', () => {
    const mine = withWords(wordingOf(prayer), ['Father.', 'You say:', '', 'So be it.\n\nAmen.'])

    expect(textOf(mine)).toBe(`Father.\n\nYou say: ${quotation}\n\nSo be it.\n\nAmen.`)
  })

  test('leaves no gap where a whole part was emptied', () => {
    const mine = withWords(wordingOf(prayer), [' ', '', '', 'Amen.'])

    expect(textOf(mine)).toBe(`${quotation}\n\nAmen.`)
    expect(paragraphsOfWording(mine).map(({ kind }) => kind)).toEqual(['scripture', 'amen'])
  })

  test('is not changed by an edit of another prayer', () => {
    expect(withWords(wordingOf(prayer), ['Only one'])).toEqual(wordingOf(prayer))
  })
})
