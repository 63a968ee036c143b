import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { versesOfTheDay } from '../../../ui/quotations.tsx'
import { PSALMS, psalmOfTheDay } from './psalm-of-the-day.ts'

const fromEngine = createRequire(
  new URL('../../../../../services/prayer-engine/package.json', import.meta.url),
)
const kjv: Record<string, string> = fromEngine('kjv/json/verses-1769.json')
/** As many as a prayer can be asked to quote. */
const WORDS_MAX = 60

function versesOf(reference: string): string[] {
  const [, psalm, first = 0, last = first] = /^Psalm (\d+):(\d+)(?:-(\d+))?$/.exec(reference) ?? []
  return Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, at) => `Psalm ${psalm}:${Number(first) + at}`,
  )
}

const textOf = (verse: string) => kjv[verse.replace('Psalm', 'Psalms')] ?? ''

test('each of the 150 psalms has its verses, which exist and are short enough to be prayed', () => {
  expect(PSALMS.map((reference) => Number(/\d+/.exec(reference)?.[0]))).toEqual(
    Array.from({ length: 150 }, (_, at) => at + 1),
  )
  for (const reference of PSALMS) {
    const texts = versesOf(reference).map(textOf)
    expect(
      texts.every((text) => text !== ''),
      reference,
    ).toBe(true)
    expect(texts.join(' ').split(/\s+/).length, reference).toBeLessThanOrEqual(WORDS_MAX)
  }
})

test('no day has the verse that stands in the footer', () => {
  const footer: readonly string[] = versesOfTheDay.map(({ reference }) => reference)

  expect(PSALMS.flatMap(versesOf).filter((verse) => footer.includes(verse))).toEqual([])
})

test('a date has one psalm, the next date has the next, and 150 days bring all', () => {
  const from = Date.UTC(2026, 10, 22)
  const dates = Array.from({ length: 150 }, (_, at) =>
    new Date(from + at * 86_400_000).toISOString().slice(0, 10),
  )

  expect(psalmOfTheDay('2026-11-22')).toBe(psalmOfTheDay('2026-11-22'))
  expect(new Set(dates.map(psalmOfTheDay)).size).toBe(150)
})
