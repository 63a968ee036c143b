import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bible, verseAt } from './bible.ts'
import { nearQuotation } from './near-quotation.ts'
import { plainWords } from './plain-words.ts'
import { findRuns, referenceOf } from './runs.ts'

describe('finding scripture in a text', () => {
  test.each([
    ['Thou preparest a table before me in the presence of mine enemies', 'Psalm 23:5'],
    ['You prepare a table before me in the presence of my enemies!', 'Psalm 23:5'],
    ['O LORD, my heart is not haughty, nor my eyes lofty', 'Psalm 131:1'],
    ['the LORD is my shepherd i shall not want he makes me to lie down', 'Psalm 23:1-2'],
  ])('"%s" is %s', (text, reference) => {
    const [longest] = [...findRuns(plainWords(text), 8)].sort((a, b) => b.length - a.length)

    expect(longest && referenceOf(longest)).toBe(reference)
  })

  test.each([
    'You are near to the broken-hearted, and you hold them.',
    'I will trust in you when I am afraid.',
    '',
    'Amen.',
  ])('"%s" holds no eight words of scripture', (text) => {
    expect(findRuns(plainWords(text), 8)).toEqual([])
  })

  test('every verse of eight words or more is found where it stands, or where the same words stand', () => {
    fc.assert(
      fc.property(fc.nat(bible().verseStarts.length - 2), (verse) => {
        const words = plainWords(verseAt(verse))
        fc.pre(words.length >= 8)

        const longest = Math.max(...findRuns(words, 8).map(({ length }) => length))
        expect(longest).toBe(words.length)
      }),
      { numRuns: 300 },
    )
  })

  test('runs too short to be indexed are refused rather than missed', () => {
    expect(() => findRuns(['the', 'lord'], 4)).toThrow(RangeError)
  })
})

describe('finding what is nearly scripture', () => {
  test.each([
    ['Yes, though I walk through the dark valley of death I will fear no evil', 'Psalm 23'],
    ['Trust in the Lord with all your heart and do not lean on your own understanding', 'Proverbs 3'],
    ['Cast your burden on the Lord and he will sustain you', 'Psalm 55'],
  ])('"%s" is nearly a verse of %s', (text, chapter) => {
    expect(nearQuotation(plainWords(text))).toMatch(new RegExp(`^${chapter}:`))
  })

  test.each([
    'You are my rock and my fortress, and I run to you.',
    'Have mercy on me, Lord, for I am tired and I do not know the way.',
    'I will give thanks to you with all that I have, in the morning and in the night.',
  ])('"%s" is not', (text) => {
    expect(nearQuotation(plainWords(text))).toBeUndefined()
  })
})
