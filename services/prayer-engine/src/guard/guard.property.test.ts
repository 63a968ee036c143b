import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quotableReferences } from '../arcs/catalogue.ts'
import type { Passage, PrayerRequest, Reference } from '../prayer.ts'
import { bible, verseAt } from '../scripture/bible.ts'
import { passageText } from '../scripture/text.ts'
import type { DraftSentence } from '../writer.ts'
import { guardSentence } from './guard-sentence.ts'
import { mutateReference, mutateWords, REFERENCE_MUTATIONS, WORD_MUTATIONS } from './mutations.testing.ts'
import type { GuardContext } from './verdict.ts'

const REFERENCES: readonly Reference[] = quotableReferences()
const REQUEST: PrayerRequest = {
  category: 'Peace',
  mood: 'Anxious',
  tone: 'Comforting',
  length: 'standard',
  recipient: { relationship: 'Self' },
}
// The same draws each time: the two tests that count would otherwise fail by chance. GUARD_SEED looks further.
const DRAWS = { numRuns: 2000, seed: Number(process.env.GUARD_SEED ?? 23) }

function handedOut(...references: readonly Reference[]): GuardContext {
  const passages = references.map(
    (reference): Passage => ({ reference, text: passageText(reference) ?? '', why: 'It fits.' }),
  )
  return { request: REQUEST, passages, closing: 'in Jesus’ name', crisis: false }
}

function wordsDraft(text: string): DraftSentence {
  return { kind: 'words', part: 'scripture', text }
}

const anyReference = fc.constantFrom(...REFERENCES)

describe('clean citations', () => {
  test('of whatever was handed out are never refused, and are the text word for word', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyReference, { minLength: 1, maxLength: 3 }),
        fc.nat(2),
        (references, which) => {
          const reference = references[which % references.length] ?? ''
          const verdict = guardSentence(
            { kind: 'quotation', part: 'scripture', reference },
            handedOut(...references),
          )

          expect(verdict).toMatchObject({
            ok: true,
            sentence: { text: passageText(reference), citation: { reference } },
          })
        },
      ),
      DRAWS,
    )
  })
})

describe('mutated citations', () => {
  test('a reference changed by a digit, a verse, a chapter or a book is always refused', () => {
    const changed = fc.tuple(
      anyReference,
      fc.constantFrom(...REFERENCE_MUTATIONS),
      fc.integer({ min: 1, max: 160 }),
    )
    fc.assert(
      fc.property(changed, ([reference, what, by]) => {
        const mutated = mutateReference(reference, what, by)
        fc.pre(mutated !== reference)

        expect(
          guardSentence({ kind: 'quotation', part: 'scripture', reference: mutated }, handedOut(reference))
            .ok,
        ).toBe(false)
      }),
      DRAWS,
    )
  })

  // A model that writes a verse out itself, gets it wrong, and marks it as scripture in one way or another.
  test.each([
    ['in quotation marks', (text: string) => `“${text}”`],
    ['in straight quotation marks', (text: string) => `"${text}"`],
    ['with its reference', (text: string, reference: string) => `${text} (${reference})`],
    [
      'with its reference and a lead-in',
      (text: string, reference: string) => `As ${reference} says, “${text}”`,
    ],
    ['as what the Bible says', (text: string) => `Your word says that ${text}`],
  ])('a verse altered %s is refused at least 995 times in 1,000', (_, mark) => {
    let caught = 0
    fc.assert(
      fc.property(anyReference, fc.nat(), fc.constantFrom(...WORD_MUTATIONS), (reference, at, how) => {
        const altered = mutateWords(passageText(reference) ?? '', at, how)
        if (!guardSentence(wordsDraft(mark(altered, reference)), handedOut(reference)).ok) caught++
      }),
      DRAWS,
    )

    expect(caught / DRAWS.numRuns).toBeGreaterThanOrEqual(0.995)
  })

  // Nothing marks it: only its likeness gives it away. Shorter than ten words, it is an echo.
  test('a verse of ten words or more altered in one place, with no mark at all, is refused at least 995 times in 1,000', () => {
    const long = REFERENCES.filter((reference) => (passageText(reference)?.split(' ').length ?? 0) >= 11)
    let caught = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...long),
        fc.nat(),
        fc.constantFrom(...WORD_MUTATIONS),
        (reference, at, how) => {
          const altered = mutateWords(passageText(reference) ?? '', at, how)
          if (!guardSentence(wordsDraft(altered), handedOut(reference)).ok) caught++
        },
      ),
      DRAWS,
    )

    expect(caught / DRAWS.numRuns).toBeGreaterThanOrEqual(0.995)
  })

  test('any eight words of the whole text in a row are found, however they are written', () => {
    const disguises = [
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.replaceAll(/[,;:.?!]/g, ''),
      (text: string) => text.replaceAll(/\b[Tt]h(?:ou|ee)\b/g, 'you').replaceAll(/\b[Tt]hy\b/g, 'your'),
    ]
    fc.assert(
      fc.property(
        fc.nat(bible().verseStarts.length - 2),
        fc.nat(),
        fc.constantFrom(...disguises),
        (verse, from, disguise) => {
          const all = verseAt(verse)
            .replaceAll(/[^A-Za-z',;:.?! -]/g, ' ')
            .split(/[ -]+/)
          fc.pre(all.length >= 9)
          const start = from % (all.length - 8)
          const sentence = disguise(`Lord, ${all.slice(start, start + 9).join(' ')}`)

          expect(guardSentence(wordsDraft(sentence), handedOut('Psalm 23:1')).ok).toBe(false)
        },
      ),
      DRAWS,
    )
  })
})

test('no text makes the guard throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 300 })),
      (text) => {
        expect(typeof guardSentence(wordsDraft(text), handedOut('Psalm 23:1')).ok).toBe('boolean')
        expect(
          guardSentence({ kind: 'quotation', part: 'scripture', reference: text }, handedOut('Psalm 23:1'))
            .ok,
        ).toBe(false)
      },
    ),
    { ...DRAWS, numRuns: 500 },
  )
})
