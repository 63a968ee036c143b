import { describe, expect, test } from 'vitest'
import { CATEGORIES, LEAVABLE_PARTS, LENGTHS, MOODS, TONES } from '../prayer.ts'
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

  test('carries the situation in, and asks for the one it is about', () => {
    const situation = 'my mother has surgery tomorrow and I am scared'
    const prayer = asText(compose(task({ category: 'Healing', situation }, 'mother')))

    expect(prayer).toMatch(/my mother/)
    expect(prayer).toMatch(/surgery/)
  })

  test('gives thanks first when the tone is grateful, whatever the need', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const parts = compose(task({ tone: 'Grateful', category: 'Fear' }, seed)).map(({ part }) => part)
      expect(parts.filter((part, at) => part !== parts[at - 1]).slice(0, 2)).toEqual(['address', 'thanks'])
    }
  })

  test('leaves out what it is asked to, and is as long and as well joined as ever', () => {
    for (const part of LEAVABLE_PARTS) {
      for (const length of LENGTHS) {
        const [min, max] = LENGTH_BOUNDS[length]
        const request = {
          length,
          leaveOut: [part],
          recipient: { relationship: 'Friend', name: 'Ana' },
        } as const
        const prayer = compose(task(request, `${part} ${length}`))
        expect(prayer.map((sentence) => sentence.part)).not.toContain(part)
        expect(wordsOf(prayer), `${part} ${length}`).toBeGreaterThanOrEqual(min)
        expect(wordsOf(prayer), `${part} ${length}`).toBeLessThanOrEqual(max)
        expect(asText(prayer)).toMatch(/\bAna\b/)
      }
    }
  })

  test('turns to trust with no "but" where no trouble was told', () => {
    for (let seed = 0; seed < 30; seed++) {
      const [address, next] = compose(task({ leaveOut: ['complaint', 'thanks'] }, `${seed}`))
      expect(address?.part).toBe('address')
      expect(next).toMatchObject({ text: expect.not.stringMatching(/^(But|Yet|And yet|Still|Even so)\b/) })
    }
  })

  test('names whom it is for once or twice', () => {
    for (const length of LENGTHS) {
      const request = { length, recipient: { relationship: 'Friend', name: 'Ana' } } as const
      const prayer = asText(compose(task(request, length)))
      expect(prayer.match(/\bAna\b/g)?.length, length).toBeOneOf([1, 2])
    }
  })
})

describe('compose in a crisis', () => {
  const crisis = (situation: string, seed: string) =>
    compose({ ...task({ situation, length: 'long' }, seed), crisis: 'suicide' })

  test('is short, and says nothing back of what was written', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const prayer = crisis('I lost everything and nobody would miss me on Friday', seed)
      expect(wordsOf(prayer)).toBeLessThanOrEqual(LENGTH_BOUNDS.brief[1])
      expect(asText(prayer)).not.toMatch(/everything|nobody|Friday|lost/)
    }
  })

  test('asks for company and safety, and demands nothing', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const prayer = asText(crisis('it is too much', seed))
      expect(prayer).toMatch(/alone|someone|person|voice/i)
      expect(prayer).not.toMatch(/be strong|courage|rise|must|should not feel/i)
    }
  })

  test('is for the one the situation speaks of', () => {
    expect(asText(crisis('my son wants to die', 'son'))).toMatch(/my son/)
    expect(asText(crisis('my husband beats me', 'husband'))).not.toMatch(/husband/)
  })
})

describe('compose with what was told', () => {
  const written = (request: Parameters<typeof task>[0]) =>
    Array.from({ length: 12 }, (_, seed) => asText(compose(task(request, `told ${seed}`))))

  test('gives no thanks for what hurts, whatever the tone', () => {
    const told = [
      'I was passed over for promotion again',
      'Our baby was stillborn in April',
      'the news. all of it.',
      'My savings are gone',
    ]
    for (const situation of told) {
      for (const prayer of written({ situation, tone: 'Grateful', category: 'Hope', mood: 'Worried' })) {
        expect(prayer).not.toMatch(
          /(thank|bless|glad|joy)[^.]*(promotion|stillborn|our baby|the news|savings)|(promotion|stillborn|the news|savings)[^.]*(thank|bless)/i,
        )
      }
    }
  })

  test('says that somebody died, and not how', () => {
    for (const prayer of written({
      situation: 'My best friend killed himself in October',
      category: 'Hope',
    })) {
      expect(prayer).toMatch(/my best friend/i)
      expect(prayer).not.toMatch(/kill/)
    }
  })

  test('tells of somebody who is bullied, and of nobody who does it', () => {
    for (const prayer of written({
      situation: 'My daughter is being bullied at school',
      category: 'Family',
    })) {
      expect(prayer).toMatch(/bullied|my daughter/)
    }
  })

  test('asks nothing for the place where something happened', () => {
    for (const prayer of written({ situation: 'I cry in the car before I go inside', category: 'Peace' })) {
      expect(prayer).not.toMatch(/(Bless|keeping|care|come to|over) (the car)/)
    }
  })
})

describe('compose for somebody who is harmed', () => {
  test('says nothing of forgiving, mending the bond or going back', () => {
    const situation = 'my husband hits me and I am afraid to go home'
    for (const category of ['Forgiveness', 'Love', 'Family'] as const) {
      for (const seed of ['a', 'b', 'c', 'd']) {
        const prayer = asText(compose(task({ category, situation }, seed)))
        expect(prayer).not.toMatch(
          /forgiv|reconcil|go back|between us|sorry|my fault|mend (us|what is between)/i,
        )
      }
    }
  })
})
