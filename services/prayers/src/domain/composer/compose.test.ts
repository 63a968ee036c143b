import { describe, expect, test } from 'vitest'
import { CATEGORIES, LENGTHS, MOODS, TONES } from '../prayer.ts'
import { compose, LENGTH_BOUNDS } from './compose.ts'
import { asText, PASSAGES, task, wordsOf } from './testing.ts'

describe('compose', () => {
  test('gives the same prayer for the same task and seed', () => {
    expect(compose(task({}, 'one'))).toEqual(compose(task({}, 'one')))
  })

  test('gives another prayer for another seed', () => {
    expect(asText(compose(task({}, 'one')))).not.toEqual(asText(compose(task({}, 'two'))))
  })

  test('keeps every length within its bounds, quotations included', () => {
    for (const length of LENGTHS) {
      const [min, max] = LENGTH_BOUNDS[length]
      for (const category of CATEGORIES) {
        for (const mood of MOODS) {
          const words = wordsOf(compose(task({ category, mood, length }, `${category}${mood}`)))
          expect(words, `${category} ${mood} ${length}`).toBeGreaterThanOrEqual(min)
          expect(words, `${category} ${mood} ${length}`).toBeLessThanOrEqual(max)
        }
      }
    }
  })

  test('quotes one to three passages, only from those it was handed', () => {
    const handed = new Set(PASSAGES.map(({ reference }) => reference))
    for (const tone of TONES) {
      const quoted = compose(task({ tone }, tone)).flatMap((sentence) =>
        sentence.kind === 'quotation' ? sentence.reference : [],
      )
      expect(quoted.length).toBeGreaterThanOrEqual(1)
      expect(quoted.length).toBeLessThanOrEqual(3)
      for (const reference of quoted) expect(handed).toContain(reference)
    }
  })

  test('closes with the formula the person has chosen, and Amen', () => {
    const prayer = asText(compose({ ...task({}, 'close'), closing: 'through Christ our Lord' }))

    expect(prayer).toMatch(/through Christ our Lord.*amen\.$/is)
  })

  test('ends with Amen when no closing is chosen', () => {
    expect(asText(compose({ ...task({}, 'close'), closing: '' }))).toMatch(/Amen\.$/)
  })
})
