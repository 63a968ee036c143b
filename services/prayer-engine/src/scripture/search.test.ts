import { describe, expect, test } from 'vitest'
import { BY_THEME, THEME_FACTS } from './passages/by-theme.ts'
import { OTHER_BOOKS } from './passages/facts-of-other-books.ts'
import { PSALMS } from './passages/facts-of-psalms.ts'
import { UNSAFE } from './passages/unsafe.ts'
import { parseReference } from './reference.ts'
import { searchPassages } from './search.ts'
import { passageText } from './text.ts'

describe('searching by what somebody wrote', () => {
  test.each([
    ['exam tomorrow', 'Proverbs 2:6'],
    ['I can not sleep at night', 'Psalm 4:8'],
    ['waiting for my biopsy results', 'Psalm 112:7'],
    ['my mother starts chemo on Monday', 'Psalm 41:3'],
    ['I feel depressed', 'Psalm 42:11'],
    ['our country is at war', 'Psalm 46:9'],
    ['my grandmother turned ninety', 'Psalm 71:18'],
    ['I relapsed on alcohol', 'Psalm 107:14'],
    ['my dog is old', 'Psalm 36:6'],
    ['I am an immigrant, far from home', 'Deuteronomy 10:18'],
    ['moving to a new city', 'Psalm 121:8'],
    ['our anniversary, forty years of marriage', 'Song of Solomon 8:7'],
    ['I cannot pay the bills', 'Matthew 6:26'],
    ['my new job', 'Psalm 90:17'],
  ])('"%s" finds %s', (situation, reference) => {
    const found = searchPassages(situation).slice(0, 8)

    expect(found.map((each) => each.reference)).toContain(reference)
  })

  test('what asks for something harsh finds nothing that is kept out', () => {
    const asked =
      'curse my enemy, let him die, smite destroy vengeance wicked children dashed stones hate perfect hatred'
    const found = searchPassages(asked).map(({ reference }) => reference)

    expect(found.filter((reference) => reference in UNSAFE)).toEqual([])
    expect(
      found.filter(
        (reference) => !(reference in PSALMS || reference in OTHER_BOOKS || reference in BY_THEME),
      ),
    ).toEqual([])
  })

  test.each(['', '   ', 'שלום', '!!!', 'the and of'])('%j finds nothing', (situation) => {
    expect(searchPassages(situation)).toEqual([])
  })
})

test.each(Object.keys(BY_THEME))('%s exists, has facts, and reads as a whole', (reference) => {
  expect(parseReference(reference)).toBe(reference)
  expect(THEME_FACTS[reference]).toBeDefined()
  expect(passageText(reference)).toMatch(/^[A-Z].*[.?!]$/)
})
