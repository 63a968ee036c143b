import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOOKS } from './books.ts'
import { findRange, formatReference, PASSAGE_VERSES_MAX, parseReference, verseCount } from './reference.ts'

describe('reading a declared reference', () => {
  test.each([
    ['Psalm 23:1', 'Psalm 23:1'],
    ['Psalms 55:22-23', 'Psalm 55:22-23'],
    ['psalm 23:1', 'Psalm 23:1'],
    ['Ps. 46:10', 'Psalm 46:10'],
    [' 1 Cor 13:4–7 ', '1 Corinthians 13:4-7'],
    ['II Cor 12:9', '2 Corinthians 12:9'],
    ['Song of Songs 2:4', 'Song of Solomon 2:4'],
    ['Lam 3:22, 23', 'Lamentations 3:22-23'],
    ['Jude 24', 'Jude 1:24'],
    ['3 John 2', '3 John 1:2'],
    ['Psalm 119:105 (KJV)', 'Psalm 119:105'],
  ])('%j is %s', (declared, reference) => {
    expect(parseReference(declared)).toBe(reference)
  })

  test.each([
    'Psalm 151:1',
    'Psalm 23:7',
    'Psalm 23:4-9',
    'Psalm 23:0',
    'Psalm 23:4-1',
    'Psalm 23',
    'Psalm 23:1-99',
    'Psalm 119:1-9',
    'Psalm 22:31-23:1',
    'Genesis 1:1-2:3',
    'John 3:16; Psalm 23:1',
    'Psalm 23:1, 4',
    'Hezekiah 4:5',
    'Tobit 1:1',
    'I am 5:3 years',
    'see Psalm 23:1',
    'toString 1:1',
    '',
    'Psalm 1:1 '.repeat(20),
  ])('%j is refused', (declared) => {
    expect(parseReference(declared)).toBeUndefined()
  })

  test('every verse has one canonical name', () => {
    fc.assert(
      fc.property(verse(), ({ book, chapter, first, last }) => {
        const reference = formatReference({ book, chapter, first, last })

        expect(parseReference(reference)).toBe(reference)
        expect(findRange(reference)).toEqual({ book, chapter, first, last })
      }),
    )
  })

  test('no text makes it throw or answer with a verse that does not exist', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.stringMatching(/^(Ps|Psalm|1 John|Job|Mark) ?\d{1,3}[:.]\d{1,3}(-\d{1,3})?$/),
        ),
        (declared) => {
          const range = findRange(declared)

          expect(range === undefined || range.last <= verseCount(range.book, range.chapter)).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })
})

function verse() {
  return fc
    .tuple(fc.nat(BOOKS.length - 1), fc.nat(149), fc.nat(175), fc.nat(PASSAGE_VERSES_MAX - 1))
    .map(([book, chapter, first, more]) => ({
      book,
      chapter: chapter + 1,
      first: first + 1,
      last: first + 1 + more,
    }))
    .filter(({ book, chapter, last }) => last <= verseCount(book, chapter))
}
