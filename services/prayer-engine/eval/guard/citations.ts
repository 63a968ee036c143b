import { quotableReferences } from '../../src/arcs/catalogue.ts'
import { guardSentence } from '../../src/guard/guard-sentence.ts'
import {
  mutateReference,
  mutateWords,
  REFERENCE_MUTATIONS,
  WORD_MUTATIONS,
} from '../../src/guard/mutations.testing.ts'
import type { GuardContext } from '../../src/guard/verdict.ts'
import type { PrayerRequest, Reference } from '../../src/prayer.ts'
import { between, pickOne, type Random, seededRandom } from '../../src/random.ts'
import { citationOf, passageText } from '../../src/scripture/text.ts'
import type { DraftSentence } from '../../src/writer.ts'
import type { Score } from '../measures/measure.ts'
import { CLOSING } from '../outcome.ts'

const REFERENCES: readonly Reference[] = quotableReferences()
const REQUEST: PrayerRequest = {
  category: 'Peace',
  mood: 'Anxious',
  tone: 'Comforting',
  length: 'standard',
  recipient: { relationship: 'Self' },
}
const CAUGHT_MIN = 0.995
/** Shorter, and with no mark of a quotation, words that resemble a verse are an echo of it. */
const UNMARKED_WORDS_MIN = 11

type Spoil = (reference: Reference, random: Random) => DraftSentence | undefined

const words = (text: string): DraftSentence => ({ kind: 'words', part: 'scripture', text })

function altered(mark: (text: string, reference: Reference) => string, wordsMin = 1): Spoil {
  return (reference, random) => {
    const text = passageText(reference) ?? ''
    if (text.split(' ').length < wordsMin) return undefined
    const how = pickOne(random, WORD_MUTATIONS) ?? 'swap'
    return words(mark(mutateWords(text, between(random, 0, 200), how), reference))
  }
}

/** Each way in which a citation goes wrong. */
const SPOILED: Readonly<Record<string, Spoil>> = {
  'a pointer at another verse, chapter or book': (reference, random) => {
    const what = pickOne(random, REFERENCE_MUTATIONS) ?? 'verse'
    const mutated = mutateReference(reference, what, between(random, 1, 160))
    return mutated === reference ? undefined : { kind: 'quotation', part: 'scripture', reference: mutated }
  },
  'a verse altered in quotation marks': altered((text) => `“${text}”`),
  'a verse altered, with its reference': altered((text, reference) => `${text} (${reference})`),
  'a verse altered, as what scripture says': altered((text) => `Your word says that ${text}`),
  'a verse altered, with no mark at all': altered((text) => text, UNMARKED_WORDS_MIN),
  'a verse under the reference of another': (reference, random) => {
    const other = pickOne(random, REFERENCES) ?? ''
    return other === reference ? undefined : words(`As ${other} says, “${passageText(reference)}”`)
  },
  'a verse word for word, not cited': (reference) => {
    const text = passageText(reference) ?? ''
    return text.split(' ').length < UNMARKED_WORDS_MIN ? undefined : words(text)
  },
}

/** Of citations spoiled in each way, the share that is refused. */
export function mutatedCitations(each: number): Score[] {
  return Object.entries(SPOILED).map(([name, spoil]) => {
    const drafts = manyOf(name, each, spoil)
    const missed = drafts.filter(({ draft, context }) => guardSentence(draft, context).ok)
    const caught = 1 - missed.length / drafts.length
    return {
      name: `caught: ${name}`,
      value: `${(caught * 100).toFixed(2)}% of ${drafts.length}`,
      bound: `>= ${CAUGHT_MIN * 100}%`,
      isMet: caught >= CAUGHT_MIN,
      misses: missed
        .slice(0, 3)
        .map(({ draft }) => (draft.kind === 'quotation' ? draft.reference : draft.text)),
    }
  })
}

/** Of pointers at what was handed out, the share that is passed with the words of the text. */
export function cleanCitations(each: number): Score[] {
  const clean = manyOf('clean', each, (reference) => ({ kind: 'quotation', part: 'scripture', reference }))
  const wrong = clean.filter(({ draft, context, reference }) => {
    const verdict = guardSentence(draft, context)
    return !verdict.ok || verdict.sentence.text !== citationOf(reference)?.text
  })
  return [
    {
      name: 'clean citations refused or changed',
      value: `${wrong.length} of ${clean.length}`,
      bound: '0',
      isMet: wrong.length === 0,
      misses: wrong.slice(0, 3).map(({ reference }) => reference),
    },
  ]
}

function manyOf(name: string, each: number, make: Spoil) {
  const random = seededRandom(name)
  const drafts: { draft: DraftSentence; context: GuardContext; reference: Reference }[] = []
  for (let tries = 0; drafts.length < each && tries < each * 10; tries++) {
    const reference = pickOne(random, REFERENCES) ?? ''
    const draft = make(reference, random)
    if (draft) drafts.push({ draft, context: handedOut(reference), reference })
  }
  return drafts
}

function handedOut(reference: Reference): GuardContext {
  const passages = [{ reference, text: passageText(reference) ?? '', why: '' }]
  return { request: REQUEST, passages, closing: CLOSING, crisis: false }
}
