import type { PersonMention } from '../voice.ts'
import { bare, type NounPhrase, nounPhraseAt, OWNERS } from './noun-phrase.ts'
import { BARE, type NounKind, nounKind, OFTEN_VERBS } from './nouns.ts'
import { isRelation } from './people.ts'
import { personIn } from './person.ts'
import { laysBlame } from './safety.ts'
import { timeAt } from './times.ts'

/** A thing the person named, as the prayer may name it. */
export interface Thing {
  /** With its time or its 'of': 'the surgery tomorrow', 'the death of my father'. */
  readonly text: string
  /** Without them: what a second mention says. */
  readonly short: string
  readonly kind: NounKind
  /** It stands without an article, as 'good coffee' does: for giving thanks, and for nothing else. */
  readonly isBare: boolean
  /** It was called 'his', 'her' or 'their': in a prayer for somebody, theirs. */
  readonly isTheirs: boolean
}

export interface Named {
  readonly things: readonly Thing[]
  readonly people: readonly PersonMention[]
}

/** The things and people a sentence names, as far as its words are known or their place makes it plain. */
export function namedIn(sentence: string): Named {
  const words = sentence.split(/\s+/)
  const things: Thing[] = []
  const people: PersonMention[] = []
  for (let at = 0; at < words.length; at++) {
    const phrase = nounPhraseAt(words, at)
    if (!phrase) continue
    const person = personIn(words, phrase)
    const thing = person ? undefined : thingIn(words, phrase)
    if (person) people.push(person.mention)
    if (thing) things.push(thing.thing)
    at = (person ?? thing ?? phrase).end - 1
  }
  return { things, people }
}

function thingIn(words: readonly string[], phrase: NounPhrase): { thing: Thing; end: number } | undefined {
  const head = (phrase.words.at(-1) ?? '').toLowerCase()
  if (laysBlame(phrase.words.join(' ')) || phrase.words.some((word) => isRelation(word))) return undefined
  const kind = nounKind(head) ?? (OWNERS.has(phrase.lead) && !isKnownPlace(head) ? 'thing' : undefined)
  // 'The house' may be anybody's.
  if (/^(house|home|apartment|flat)$/.test(head) && !OWNERS.has(phrase.lead)) return undefined
  if (!kind || (phrase.lead === '' && !standsBare(words, phrase, head, kind))) return undefined
  if ((kind === 'thing' || kind === 'gift') && isSetting(words, phrase)) return undefined
  return withTail(words, phrase, head, kind)
}

/** 'In the car', 'on the beach': where something happens is not what it is about. */
function isSetting(words: readonly string[], { lead, start }: NounPhrase): boolean {
  return (
    !OWNERS.has(lead) &&
    /^(in|inside|on|at|by|near|outside|behind|under|beside)$/i.test(words[start - 1] ?? '')
  )
}

// 'my hospital', 'our street': known words that are kept out on purpose.
function isKnownPlace(head: string): boolean {
  return PLACES.test(head)
}
const PLACES =
  /^(hospital|school|college|university|church|office|road|bus|train|kitchen|porch|lake|time|day|days|week|weeks|weekend|year|years|month|months|night|nights|morning|evening|way|words?|questions?|answers?|calls?|phone|street|town|city|country|company|building|shift|shifts|part|side|age)$/

/** Without an article: 'chemo on Monday' and 'job interview' are things; 'we talk', 'I hope' are not. */
function standsBare(words: readonly string[], phrase: NounPhrase, head: string, kind: NounKind): boolean {
  if (kind === 'gift' || kind === 'thing' || kind === 'body') return BARE.has(head) && isListed(words, phrase)
  return (
    phrase.words.length > 1 ||
    !(OFTEN_VERBS.has(head) || /^(is|are|was|were|be)$/i.test(words[phrase.start - 1] ?? ''))
  )
}

/** 'good coffee, my garden': set off by commas, as what one counts is. */
function isListed(words: readonly string[], { start, end }: NounPhrase): boolean {
  const opens =
    start === 0 || /,$/.test(words[start - 1] ?? '') || /^(and|for)$/i.test(words[start - 1] ?? '')
  const closes = end === words.length || /[,.]$/.test(words[end - 1] ?? '') || /^and$/i.test(words[end] ?? '')
  return opens && closes
}

const THEIRS = /^(his|her|their)$/

function withTail(
  words: readonly string[],
  phrase: NounPhrase,
  head: string,
  kind: NounKind,
): { thing: Thing; end: number } {
  const lead = leadOf(phrase.lead, head)
  const core = phrase.words.join(' ')
  const short = lead ? `${lead} ${core}` : core
  const tail = tailAt(words, phrase.end)
  const time = kind === 'event' ? timeAt(words, tail.end) : undefined
  return {
    thing: {
      text: `${short}${tail.text}${time ? ` ${time.text}` : ''}`,
      short,
      kind,
      isBare: lead === '',
      isTheirs: THEIRS.test(phrase.lead),
    },
    end: time ? time.end : tail.end,
  }
}

function leadOf(lead: string, head: string): string {
  if (OWNERS.has(lead) || lead === 'this' || lead === 'these') return lead
  return lead === '' && BARE.has(head) ? '' : 'the'
}

/** 'of my father', 'with my sister': said with the thing because it says which one. */
function tailAt(words: readonly string[], end: number): { text: string; end: number } {
  if (/[,.]$/.test(words[end - 1] ?? '')) return { text: '', end }
  const [link = '', owner = '', noun = ''] = words.slice(end, end + 3).map((word) => bare(word).toLowerCase())
  if ((link === 'of' || link === 'with') && OWNERS.has(owner) && (isRelation(noun) || nounKind(noun))) {
    return { text: ` ${link} ${owner} ${noun}`, end: end + 3 }
  }
  return { text: '', end }
}
