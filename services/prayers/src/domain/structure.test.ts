import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paragraphsOf, withSegments } from './structure.ts'

const PSALM = {
  reference: 'Psalm 23:1',
  text: 'The LORD is my shepherd; I shall not want.',
  translation: 'KJV',
}
const QUOTED = '“The LORD is my shepherd; I shall not want.” (Psalm 23:1, KJV)'

describe('the structure of a prayer', () => {
  test('has sentences with ids, and quotations with their citation', () => {
    const prayer = `Lord, hear me. I am tired.\n\nYour word says: ${QUOTED} So be it.\n\nAmen.`

    expect(paragraphsOf(prayer, [PSALM], ['address', 'scripture', 'amen'])).toEqual([
      {
        kind: 'address',
        text: 'Lord, hear me. I am tired.',
        segments: [
          { id: 's1', text: 'Lord, hear me.' },
          { id: 's2', text: 'I am tired.' },
        ],
      },
      {
        kind: 'scripture',
        text: `Your word says: ${QUOTED} So be it.`,
        segments: [
          { id: 's3', text: 'Your word says:' },
          { id: 's4', text: QUOTED, citation: PSALM },
          { id: 's5', text: 'So be it.' },
        ],
      },
      { kind: 'amen', text: 'Amen.', segments: [{ id: 's6', text: 'Amen.' }] },
    ])
  })

  test('names no kinds once a person has made other paragraphs', () => {
    const parts = paragraphsOf('Lord, hear me. Amen.', [], ['address', 'amen'])

    expect(parts.map((part) => 'kind' in part)).toEqual([false])
  })

  test('does not part a quotation whose lines break', () => {
    const broken = QUOTED.replace('shepherd; I', 'shepherd;\n\nI')

    const [part, ...more] = paragraphsOf(`Lord. ${broken}`, [PSALM])

    expect(more).toEqual([])
    expect(part?.segments[1]).toMatchObject({ text: broken, citation: PSALM })
  })

  test('has the same ids by parts as they were written as by paragraphs', () => {
    const parts = [
      { kind: 'address', text: 'Lord, hear me. I am tired.' },
      { kind: 'scripture', text: `Your word says: ${QUOTED}` },
    ] as const
    const text = parts.map((part) => part.text).join('\n\n')

    const kinds = parts.map(({ kind }) => kind)

    expect(withSegments(parts, [PSALM])).toEqual(paragraphsOf(text, [PSALM], kinds))
  })

  test('holds every letter of any text, in order', () => {
    const like = fc.constantFrom(
      'Lord',
      'Amen.',
      '. ',
      '\n',
      '\n\n',
      ' ',
      '“',
      '”',
      '(Psalm 23:1, KJV)',
      QUOTED,
      '!”',
    )
    fc.assert(
      fc.property(fc.array(like), (pieces) => {
        const text = pieces.join('')
        const parts = paragraphsOf(text, [])
        const words = (all: string) => all.replaceAll(/\s/g, '')

        expect(words(parts.flatMap(({ segments }) => segments.map((each) => each.text)).join(' '))).toEqual(
          words(text),
        )
      }),
    )
  })
})
