import type { Length, Passage } from '../prayer.ts'
import { pickOne, type Random } from './random.ts'
import { countWords } from './words.ts'

/** Scripture may fill this many words of a prayer, so that the person's own need has room. */
const QUOTED_WORDS_MAX: Record<Length, number> = { brief: 34, standard: 62, long: 110 }

/** Which quotations a prayer of this length can carry: the first, and perhaps one more. */
export function chooseQuotations(random: Random, passages: readonly Passage[], length: Length): Passage[] {
  const budget = QUOTED_WORDS_MAX[length]
  const first = pickOne(random, fitting(passages, budget)) ?? shortest(passages)
  if (!first || length === 'brief') return first ? [first] : []
  const left = budget - countWords(first.text)
  const others = passages.filter((passage) => passage.reference !== first.reference)
  const second = pickOne(random, fitting(others, left))
  return second ? [first, second] : [first]
}

function fitting(passages: readonly Passage[], wordsMax: number): Passage[] {
  return passages.filter((passage) => countWords(passage.text) <= wordsMax)
}

function shortest(passages: readonly Passage[]): Passage | undefined {
  return [...passages].sort((one, other) => countWords(one.text) - countWords(other.text))[0]
}

/** How a passage speaks, which decides the words that may lead to it. */
export type Speech = 'to-god' | 'about-god' | 'to-people' | 'god-speaks' | 'plain'

/** Reads from the passage's own words who speaks to whom. When in doubt: 'plain'. */
export function speechOf({ reference, text }: Passage): Speech {
  const isPsalm = reference.startsWith('Psalm')
  const hasThou = /\b(thou|thee|thy|thine)\b/i.test(text)
  const hasSelf = /\b(I|me|my|mine|we|us|our)\b/.test(text)
  const namesGod = /\b(LORD|God|he|his|him)\b/.test(text)
  if (
    /\bI (am|will|have) (with thee|thy God|the LORD|thy|uphold|strengthen)\b|\bmy peace I give\b/.test(text)
  ) {
    return 'god-speaks'
  }
  if (!isPsalm) return 'plain'
  if (hasThou && hasSelf && !/\b(shall|will) (sustain|keep|preserve|give) thee\b/.test(text)) return 'to-god'
  if (hasThou || /^(Trust|Wait|Cast|Commit|Rest|Delight|Be|Taste|Bless|Give|Let|Sing|O )/.test(text)) {
    return hasThou && /\bO (LORD|God)\b/.test(text) ? 'to-god' : 'to-people'
  }
  return namesGod ? 'about-god' : 'plain'
}
