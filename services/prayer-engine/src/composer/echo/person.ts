import type { PersonMention } from '../voice.ts'
import { bare, type NounPhrase, OWNERS } from './noun-phrase.ts'
import { isRelation, mentionOf } from './people.ts'
import { isBoundary } from './split-clauses.ts'

const KINDLY =
  /^(dear|beloved|late|older|younger|oldest|youngest|little|big|elderly|best|newborn|twin|two|three|four|teenage|unborn|birth|foster|adopted|step)$/i
// Called so without 'my' by those whose they are.
const CALLED_BARE =
  /^(mom|mum|mama|mommy|mummy|dad|daddy|papa|grandma|granny|nana|grandpa|granddad|mother|father|grandmother|grandfather)$/i
const NOT_NAMES =
  /^(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|God|Lord|I|January|February|March|April|May|June|July|August|September|October|November|December)$/

/** The person a noun phrase names by what they are to the one who writes: 'my mother', 'my friend Tom'. */
export function personIn(
  words: readonly string[],
  phrase: NounPhrase,
): { readonly mention: PersonMention; readonly end: number } | undefined {
  const relationAt = phrase.words.findIndex((word) => isRelation(word))
  const relation = (phrase.words[relationAt] ?? '').toLowerCase()
  const isOwned = OWNERS.has(phrase.lead)
  // 'her husband', 'a friend', 'single mom': whose, or which one, is not said to us.
  const isCalledBare = phrase.lead === '' && phrase.words.length === 1 && CALLED_BARE.test(relation)
  if (relationAt < 0 || !(isOwned || isCalledBare)) return undefined
  const said = words[phrase.end - 1] ?? ''
  if (/['’]s?,?$/.test(said)) return undefined
  const before = phrase.words.slice(0, relationAt).filter((word) => KINDLY.test(word))
  const next = bare(words[phrase.end])
  const isNamed =
    !/,$/.test(said) && /^\p{Lu}\p{Ll}+$/u.test(next) && !isBoundary(next) && !NOT_NAMES.test(next)
  const text = [isOwned ? phrase.lead : 'my', ...before, relation, ...(isNamed ? [next] : [])].join(' ')
  return { mention: mentionOf(relation, text), end: phrase.end + (isNamed ? 1 : 0) }
}
