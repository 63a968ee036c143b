import { MODIFIERS, nounKind } from './nouns.ts'
import { isRelation } from './people.ts'
import { isBoundary } from './split-clauses.ts'
import { timeAt } from './times.ts'

export const OWNERS: ReadonlySet<string> = new Set(['my', 'our'])
export const POINTERS: ReadonlySet<string> = new Set([
  'the',
  'this',
  'these',
  'a',
  'an',
  'his',
  'her',
  'their',
  'another',
  'some',
])
const PHRASE_WORDS_MAX = 4

/** The words from one place on that belong to one noun, its article left out. */
export interface NounPhrase {
  /** The article or owner before it, lower-cased; empty for none. */
  readonly lead: string
  readonly words: readonly string[]
  readonly start: number
  readonly end: number
}

/** Reads the noun phrase that begins at a place of a sentence, if one does. */
export function nounPhraseAt(words: readonly string[], at: number): NounPhrase | undefined {
  const first = bare(words[at]).toLowerCase()
  const lead = OWNERS.has(first) || POINTERS.has(first) ? first : ''
  const from = lead ? at + 1 : at
  const end = phraseEnd(words, from, OWNERS.has(lead))
  const inner = words.slice(from, end).map(bare)
  return inner.length > 0 ? { lead, words: inner, start: at, end } : undefined
}

function phraseEnd(words: readonly string[], from: number, isOwned: boolean): number {
  let end = from
  while (end < words.length && end - from < PHRASE_WORDS_MAX) {
    const word = bare(words[end]).toLowerCase()
    if (!belongs(word, isOwned) || POINTERS.has(word) || OWNERS.has(word) || timeAt(words, end)) break
    end++
    if (/[,.]$/.test(words[end - 1] ?? '') || isRelation(word)) break
  }
  // 'my visa runs out': a strange last word with an s, before a small word, is a verb.
  const isVerb =
    isOwned && end - from > 1 && /[a-z]s$/.test(bare(words[end - 1])) && isBoundary(bare(words[end]))
  if (isVerb && !isRelation(bare(words[end - 1])) && !nounKind(bare(words[end - 1]))) end--
  // A phrase ends on a noun: 'my new', 'the long' are cut back.
  while (end > from && !endsOnNoun(bare(words[end - 1]), isOwned)) end--
  return end
}

function endsOnNoun(word: string, isOwned: boolean): boolean {
  if (isRelation(word) || nounKind(word)) return true
  return isOwned && !MODIFIERS.has(word.toLowerCase())
}

function belongs(word: string, isOwned: boolean): boolean {
  return (
    nounKind(word) !== undefined || isRelation(word) || MODIFIERS.has(word) || (isOwned && isPlainNoun(word))
  )
}

/** A word we do not know, standing where a noun stands. */
export function isPlainNoun(word: string): boolean {
  return (
    /^[a-z][a-z'’-]{2,}$/i.test(word) &&
    !isBoundary(word) &&
    !/(ed|ing|ly)$/.test(word) &&
    !/(.)\1\1/.test(word)
  )
}

/** A word without the punctuation around it. */
export function bare(word: string | undefined): string {
  return (word ?? '').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}
