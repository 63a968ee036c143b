import type { PersonMention } from '../voice.ts'
import { BARE, MODIFIERS, type NounKind, nounKind } from './nouns.ts'
import { isRelation, mentionOf } from './people.ts'
import { laysBlame } from './safety.ts'
import { timeAt } from './times.ts'
import { BOUNDARIES } from './verbs.ts'

/** A thing the person named, as the prayer may name it. */
export interface Thing {
  readonly text: string
  /** Without its time or its 'of': what a second mention says. */
  readonly short: string
  readonly kind: NounKind
}

export interface Named {
  readonly things: readonly Thing[]
  readonly people: readonly PersonMention[]
}

const OWNERS = new Set(['my', 'our'])
const POINTERS = new Set(['the', 'this', 'these', 'a', 'an', 'his', 'her', 'their', 'another', 'some'])
const PHRASE_WORDS_MAX = 4

/** The things and people a sentence names, as far as its words are known or their place makes it plain. */
export function namedIn(sentence: string): Named {
  const words = sentence.split(/\s+/)
  const things: Thing[] = []
  const people: PersonMention[] = []
  for (let at = 0; at < words.length; at++) {
    const phrase = phraseAt(words, at)
    if (!phrase) continue
    if ('pronoun' in phrase.named) people.push(phrase.named)
    else things.push(phrase.named)
    at = phrase.end - 1
  }
  return { things, people }
}

interface Phrase {
  readonly named: Thing | PersonMention
  readonly end: number
}

function phraseAt(words: readonly string[], at: number): Phrase | undefined {
  const first = bare(words[at])
  const isOwner = OWNERS.has(first.toLowerCase())
  const from = isOwner || POINTERS.has(first.toLowerCase()) ? at + 1 : at
  const end = phraseEnd(words, from, isOwner)
  const inner = words.slice(from, end).map(bare)
  const head = inner.at(-1)
  if (!head || laysBlame(inner.join(' '))) return undefined
  const relationAt = inner.findIndex((word) => isRelation(word))
  if (relationAt >= 0) return personPhrase(words, from, inner, relationAt, isOwner || from === at)
  const kind = nounKind(head)
  if (!kind && !(isOwner && isPlainNoun(head))) return undefined
  if (from === at && !kind) return undefined
  if (from === at && kind === 'thing' && !BARE.has(head.toLowerCase())) return undefined
  return thingPhrase(words, end, first, inner, kind ?? 'thing', from === at)
}

function thingPhrase(
  words: readonly string[],
  end: number,
  first: string,
  inner: readonly string[],
  kind: NounKind,
  isBareStart: boolean,
): Phrase {
  const head = (inner.at(-1) ?? '').toLowerCase()
  const core = inner.join(' ')
  const lead = leadFor(first.toLowerCase(), head, isBareStart)
  const short = lead ? `${lead} ${core}` : core
  const tail = tailAt(words, end)
  const time = timeAt(words, tail.end)
  // 'the surgery tomorrow' is English; 'the debt tomorrow' is not.
  const said = time && kind === 'event' ? ` ${time.text}` : ''
  return {
    named: { text: `${short}${tail.text}${said}`, short, kind },
    end: said && time ? time.end : tail.end,
  }
}

function leadFor(first: string, head: string, isBareStart: boolean): string {
  if (first === 'my' || first === 'our') return first
  if (first === 'this' || first === 'these') return first
  if (isBareStart) return BARE.has(head) ? '' : head === 'family' || head === 'friends' ? 'my' : 'the'
  return 'the'
}

/** 'of my father', 'with my sister', 'at work': said with the thing because it says which one. */
function tailAt(words: readonly string[], end: number): { text: string; end: number } {
  if (/[,.]$/.test(words[end - 1] ?? '')) return { text: '', end }
  const three = words.slice(end, end + 3).map(bare)
  const [link = '', owner = '', noun = ''] = three.map((word) => word.toLowerCase())
  if ((link === 'of' || link === 'with') && OWNERS.has(owner) && (isRelation(noun) || nounKind(noun))) {
    return { text: ` ${link} ${owner} ${noun}`, end: end + 3 }
  }
  if (link === 'at' && ['work', 'school', 'church', 'home', 'university', 'college'].includes(owner)) {
    return { text: ` at ${owner}`, end: end + 2 }
  }
  return { text: '', end }
}

function personPhrase(
  words: readonly string[],
  from: number,
  inner: readonly string[],
  relationAt: number,
  isOwn: boolean,
): Phrase | undefined {
  const relation = (inner[relationAt] ?? '').toLowerCase()
  const end = from + relationAt + 1
  const previous = bare(words[from - 1]).toLowerCase()
  // 'his mother', 'a friend': whose, or which one, is not said to us.
  if (!isOwn && previous !== 'a' && previous !== 'an') return undefined
  if (/'s$/.test(words[end - 1] ?? '')) return undefined
  const owner = previous === 'our' ? 'our' : 'my'
  const before = inner.slice(0, relationAt).filter((word) => KINDLY.has(word.toLowerCase()))
  const next = words[end] ?? ''
  const isCommaAfter = /,$/.test(words[end - 1] ?? '')
  const isName =
    !isCommaAfter &&
    /^\p{Lu}\p{Ll}+,?$/u.test(next) &&
    !BOUNDARIES.has(bare(next).toLowerCase()) &&
    !NOT_A_NAME.has(bare(next))
  const name = isName ? ` ${bare(next)}` : ''
  const text = [owner, ...before, relation].join(' ') + name
  return { named: mentionOf(relation, text), end: end + (isName ? 1 : 0) }
}

const KINDLY = new Set(
  'dear beloved late older younger oldest youngest little big elderly best newborn twin two three'.split(' '),
)
const NOT_A_NAME = new Set(
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday Christmas Easter God I January February March April May June July August September October November December'.split(
    ' ',
  ),
)

function phraseEnd(words: readonly string[], from: number, isOwner: boolean): number {
  let end = from
  while (end < words.length && end - from < PHRASE_WORDS_MAX) {
    const word = bare(words[end]).toLowerCase()
    if (!isInPhrase(word, isOwner) || POINTERS.has(word) || OWNERS.has(word) || timeAt(words, end)) break
    end++
    if (/[,.]$/.test(words[end - 1] ?? '')) break
    if (isRelation(word)) break
  }
  // A phrase ends on a noun: 'my new', 'the long' are cut back.
  while (
    end > from &&
    !isRelation(bare(words[end - 1])) &&
    !nounKind(bare(words[end - 1])) &&
    (MODIFIERS.has(bare(words[end - 1]).toLowerCase()) || !isOwner)
  )
    end--
  return end
}

function isInPhrase(word: string, isOwner: boolean): boolean {
  if (nounKind(word) || isRelation(word) || MODIFIERS.has(word)) return true
  return isOwner && isPlainNoun(word)
}

/** A word we do not know, standing where a noun stands. */
function isPlainNoun(word: string): boolean {
  return (
    /^[a-z][a-z'’-]{2,}$/i.test(word) &&
    !BOUNDARIES.has(word.toLowerCase()) &&
    !/(ed|ing|ly)$/.test(word) &&
    !/(.)\1\1/.test(word)
  )
}

function bare(word: string | undefined): string {
  return (word ?? '').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}
