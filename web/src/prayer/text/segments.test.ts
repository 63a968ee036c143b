import { expect, test } from 'vitest'
import { quotationOf, segmentsOf } from './segments.ts'

const shepherd = {
  reference: 'Psalm 23:1',
  text: 'The LORD is my shepherd; I shall not want.',
  translation: 'King James Version',
}
const refuge = { ...shepherd, reference: 'Psalm 46:1', text: 'God is our refuge and strength.' }

test('tells quotations from the words around them, in the order of the text', () => {
  const text = `Hear me. ${quotationOf(refuge)} I hold on to: ${quotationOf(shepherd)} Amen.`

  const segments = segmentsOf(text, [shepherd, refuge])

  expect(segments).toEqual([
    { kind: 'words', text: 'Hear me.' },
    { kind: 'quotation', text: quotationOf(refuge), citation: refuge },
    { kind: 'words', text: 'I hold on to:' },
    { kind: 'quotation', text: quotationOf(shepherd), citation: shepherd },
    { kind: 'words', text: 'Amen.' },
  ])
  expect(segments.map((segment) => segment.text).join(' ')).toBe(text)
})

test('takes only a quotation that is whole, with its source', () => {
  const altered = quotationOf(shepherd).replace('want', 'worry')

  expect(segmentsOf(altered, [shepherd])).toEqual([{ kind: 'words', text: altered }])
})

test('finds a passage each time it is quoted', () => {
  const twice = `${quotationOf(shepherd)} ${quotationOf(shepherd)}`

  expect(segmentsOf(twice, [shepherd])).toHaveLength(2)
})
