import { describe, expect, test } from 'vitest'
import { CRISIS_KINDS } from '../../care/crisis.ts'
import { CATEGORIES, MOODS } from '../../prayer.ts'
import { findRange, parseReference } from '../reference.ts'
import { passageText } from '../text.ts'
import { OTHER_BOOKS } from './facts-of-other-books.ts'
import { PSALMS } from './facts-of-psalms.ts'
import { reasonsInCrisis } from './in-crisis.ts'
import { REASONS_FOR_CATEGORY, REASONS_FOR_MOOD } from './reasons.ts'
import { UNSAFE } from './unsafe.ts'

const NEEDS = [
  ...CATEGORIES.map((category) => ({ need: category, reasons: REASONS_FOR_CATEGORY[category] })),
  ...MOODS.map((mood) => ({ need: mood, reasons: REASONS_FOR_MOOD[mood] })),
]
const CRISES = CRISIS_KINDS.map((kind) => ({ need: kind, reasons: reasonsInCrisis(kind) }))
const FACTS = { ...PSALMS, ...OTHER_BOOKS }

describe.each([...NEEDS, ...CRISES])('the passages for $need', ({ reasons }) => {
  test('are twelve or more, most of them Psalms', () => {
    const references = Object.keys(reasons)
    const psalms = references.filter((reference) => reference.startsWith('Psalm '))

    expect(references.length).toBeGreaterThanOrEqual(12)
    expect(psalms.length / references.length).toBeGreaterThanOrEqual(0.6)
  })

  test('are known, with facts', () => {
    expect(Object.keys(reasons).filter((reference) => !FACTS[reference])).toEqual([])
  })

  test('say why in one plain sentence that quotes nothing and promises nothing', () => {
    for (const why of Object.values(reasons)) {
      expect(why).toMatch(/^(It|They|Its) [^<>{}]{10,120}[.?]( It is right to ask that\.)?$/)
      expect(why).not.toMatch(/\b(will heal|will be healed|guarantee|everything happens|you will)\b/i)
    }
  })
})

describe('every passage that may be handed out', () => {
  test.each(Object.keys(FACTS))('%s exists, under that very name, and reads as a whole', (reference) => {
    expect(parseReference(reference)).toBe(reference)
    expect(passageText(reference)).toMatch(/^[A-Z].*[.?!]$/)
  })

  test('is used for some need', () => {
    const used = new Set([...NEEDS, ...CRISES].flatMap(({ reasons }) => Object.keys(reasons)))

    expect(Object.keys(FACTS).filter((reference) => !used.has(reference))).toEqual([])
  })

  test('is short enough to say in a prayer', () => {
    const words = Object.keys(FACTS).map((reference) => passageText(reference)?.split(' ').length ?? 0)

    expect(Math.max(...words)).toBeLessThanOrEqual(50)
    expect(words.filter((count) => count <= 32).length / words.length).toBeGreaterThan(0.75)
  })

  test('shares no verse with those kept out', () => {
    const overlapping = Object.keys(FACTS).filter((reference) =>
      Object.keys(UNSAFE).some((unsafe) => overlap(reference, unsafe)),
    )

    expect(overlapping).toEqual([])
  })
})

test.each(Object.entries(UNSAFE))('%s is kept out for a stated reason', (reference, reason) => {
  expect(parseReference(reference)).toBe(reference)
  expect(reason.length).toBeGreaterThan(10)
})

function overlap(one: string, other: string): boolean {
  const [a, b] = [findRange(one), findRange(other)]
  if (!a || !b) return false
  return a.book === b.book && a.chapter === b.chapter && a.first <= b.last && b.first <= a.last
}
