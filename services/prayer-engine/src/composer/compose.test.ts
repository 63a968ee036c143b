import { describe, expect, test } from 'vitest'
import { guardPrayer } from '../guard/guard-prayer.ts'
import { guardSentence } from '../guard/guard-sentence.ts'
import { CATEGORIES, LEAVABLE_PARTS, LENGTHS, MOODS, TONES } from '../prayer.ts'
import { compose, LENGTH_BOUNDS } from './compose.ts'
import { asText, task, wordsOf } from './testing.ts'

const FLYING = "I'm terrified of flying and I have to fly to Denver tomorrow for my sister's wedding."
const ana = { relationship: 'Friend', name: 'Ana' } as const

describe('compose', () => {
  test('gives the same prayer for the same task and seed, and another for another seed', () => {
    expect(compose(task({}, 'one'))).toEqual(compose(task({}, 'one')))
    expect(asText(compose(task({}, 'one')))).not.toEqual(asText(compose(task({}, 'three'))))
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
    for (const tone of TONES) {
      const written = task({ tone, length: 'long' }, tone)
      const handed = written.passages.map(({ reference }) => reference)
      const quoted = compose(written).flatMap((sentence) =>
        sentence.kind === 'quotation' ? sentence.reference : [],
      )
      expect(quoted.length).toBeGreaterThanOrEqual(1)
      expect(quoted.length).toBeLessThanOrEqual(3)
      for (const reference of quoted) expect(handed).toContain(reference)
    }
  })

  test('closes with the formula the operator has chosen, and Amen', () => {
    expect(asText(compose({ ...task({}, 'close'), closing: 'through Christ our Lord' }))).toMatch(
      /Through Christ our Lord\. Amen\.$/,
    )
    expect(asText(compose({ ...task({}, 'close'), closing: '' }))).toMatch(/[.?] Amen\.$/)
  })

  test('says what was told, whole and in its order, before anything is asked', () => {
    const situation = 'My mother goes in for surgery tomorrow. I am scared. She raised four of us alone.'
    const text = asText(compose(task({ category: 'Healing', situation }, 'mother')))

    expect(text).toContain(
      'My mother goes in for surgery tomorrow. I am scared. She raised four of us alone.',
    )
  })

  test('looks forward to a day only when one is told', () => {
    const texts = (situation: string) =>
      Array.from({ length: 30 }, (_, seed) => asText(compose(task({ situation, length: 'long' }, `${seed}`))))

    expect(texts(FLYING).some((text) => /\b(?:be|stay) with me tomorrow\b/i.test(text))).toBe(true)
    expect(texts('I am scared of flying').join(' ')).not.toMatch(/\{|with me \./)
  })

  test('leaves out what it is asked to, and still passes as a prayer', () => {
    for (const part of LEAVABLE_PARTS) {
      for (const length of LENGTHS) {
        const written = task(
          { length, leaveOut: [part], recipient: ana, situation: FLYING },
          `${part} ${length}`,
        )
        const prayer = compose(written)
        expect(prayer.map((sentence) => sentence.part)).not.toContain(part)
        expect(asText(prayer)).toMatch(/\bAna\b/)
        const sentences = prayer.flatMap((draft) => {
          const verdict = guardSentence(draft, written)
          return verdict.ok ? [verdict.sentence] : []
        })
        expect(guardPrayer(sentences, written), `${part} ${length}`).toEqual({ ok: true })
      }
    }
  })

  test('names whom it is for, one to three times', () => {
    for (const length of LENGTHS) {
      const prayer = asText(compose(task({ length, recipient: ana }, length)))
      expect(prayer.match(/\bAna\b/g)?.length, length).toBeOneOf([1, 2, 3])
    }
  })
})

describe('compose in a crisis', () => {
  const crisis = (situation: string, seed: string) => compose(task({ situation, length: 'long' }, seed))

  test('is short, and says nothing back of what was written', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const prayer = crisis('I lost everything on Friday and I want to kill myself', seed)
      expect(wordsOf(prayer)).toBeLessThanOrEqual(LENGTH_BOUNDS.brief[1])
      expect(asText(prayer)).not.toMatch(/everything|kill|Friday|lost/)
    }
  })

  test('asks for company and safety, and demands nothing', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const prayer = asText(crisis('I want to die', seed))
      expect(prayer).toMatch(/safe|stay with me|keep me|hold/i)
      expect(prayer).toMatch(/someone|person|side/)
      expect(prayer).not.toMatch(/be strong|rise|must|should not feel/i)
    }
  })

  test('is for the one the situation speaks of', () => {
    expect(asText(crisis('my son wants to kill himself', 'son'))).toMatch(/my son/)
    expect(asText(crisis('my husband beats me', 'husband'))).not.toMatch(/husband/)
  })
})

describe('compose where it is only possible that somebody is in danger', () => {
  test('writes the prayer that was asked for', () => {
    const written = task({ situation: FLYING }, 'possible')

    expect(written.crisis).toBe(false)
    expect(asText(compose(written))).toContain('Denver')
  })
})
