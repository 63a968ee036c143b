import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { bible, verseAt } from './bible.ts'
import { BOOKS } from './books.ts'
import { chapterOf, citationOf, passageText } from './text.ts'

describe('the bundled text', () => {
  test('has every verse of the package, word for word, without its marks', () => {
    const source: Record<string, string> = createRequire(import.meta.url)('kjv/json/verses-1769.json')
    const verses = Object.values(source)

    expect(verses).toHaveLength(31_102)
    const different = verses.filter(
      (verse, ordinal) => verse.replaceAll(/[#[\]]/g, '').trim() !== verseAt(ordinal),
    )
    expect(different).toEqual([])
  })

  test('has 66 books in 1,189 chapters', () => {
    const { chapterStarts } = bible()

    expect(chapterStarts).toHaveLength(BOOKS.length)
    expect(chapterStarts.reduce((sum, starts) => sum + starts.length - 1, 0)).toBe(1189)
  })

  test('holds no mark-up, paragraph marks, or brackets', () => {
    expect(bible().bytes.toString('latin1')).not.toMatch(/[#[\]{}<>]|\s{2}|\n/)
  })

  // The superscriptions of the Psalms ('A Psalm of David') are not verses: Psalm 3 begins with David's own words.
  test('begins each Psalm with its first verse, not with its heading', () => {
    const first = Array.from({ length: 150 }, (_, index) => passageText(`Psalm ${index + 1}:1`) ?? '')

    expect(
      first.filter((text) => /^(A Psalm|To the chief|A Song|Maschil|Michtam|A Prayer of)/.test(text)),
    ).toEqual([])
    expect(passageText('Psalm 3:1')).toBe(
      'LORD, how are they increased that trouble me! many are they that rise up against me.',
    )
  })
})

describe('reading a passage', () => {
  test('joins its verses', () => {
    expect(passageText('Psalm 117:1-2')).toBe(
      'O praise the LORD, all ye nations: praise him, all ye people. ' +
        'For his merciful kindness is great toward us: and the truth of the LORD endureth for ever. Praise ye the LORD.',
    )
  })

  test('names the translation and the canonical reference', () => {
    expect(citationOf('Ps 23:1')).toEqual({
      reference: 'Psalm 23:1',
      text: 'The LORD is my shepherd; I shall not want.',
      translation: 'King James Version',
    })
  })

  test('shows it in its chapter', () => {
    const chapter = chapterOf('Psalm 23:4')

    expect(chapter?.title).toBe('Psalm 23')
    expect(chapter?.verses.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
    expect(chapter?.verses[3]?.text).toMatch(/^Yea, though I walk/)
  })

  test('answers nothing for a passage that does not exist', () => {
    expect(passageText('Psalm 151:1')).toBeUndefined()
    expect(citationOf('Hezekiah 1:1')).toBeUndefined()
    expect(chapterOf('Psalm 23:7')).toBeUndefined()
  })
})
