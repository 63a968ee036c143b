import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { quotations, versesOfTheDay } from './quotations.tsx'

// The same package as the prayers service quotes from, with the same marks taken away.
const fromEngine = createRequire(new URL('../../../services/prayer-engine/package.json', import.meta.url))
const kjv: Record<string, string> = fromEngine('kjv/json/verses-1769.json')

// LND-04, FTR-01, D-40
test.each([...Object.values(quotations), ...versesOfTheDay])(
  'quotes $reference word for word',
  (quotation) => {
    const verse = kjv[quotation.reference.replace(/^Psalm /, 'Psalms ')]?.replaceAll(/[#[\]]/g, '').trim()

    expect(verse).toContain(quotation.text)
  },
)

test('quotes nothing that begins or ends in the middle of a clause', () => {
  for (const { text } of [...Object.values(quotations), ...versesOfTheDay]) expect(text).toMatch(/\.$/)
})

// FTR-01
test('has the five verses of the day', () => {
  expect(versesOfTheDay.map(({ reference }) => reference)).toEqual([
    'Psalm 23:1',
    'Psalm 46:10',
    'Psalm 119:105',
    'Psalm 55:22',
    'Psalm 145:18',
  ])
})
