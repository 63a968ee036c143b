import { readsAsSeveral } from '../../name.ts'
import type { Recipient } from '../../prayer.ts'
import { speaksOfHarm } from '../../speaks-of-harm.ts'
import type { PersonMention } from '../voice.ts'
import { toldIn } from './clauses.ts'
import { departedIn } from './departed.ts'
import { feelingsIn } from './feelings.ts'
import { isGlad, isSore } from './gladness.ts'
import { type HeardTheme, heardThemes } from './heard-themes.ts'
import { readsAsEnglish } from './language.ts'
import { sentencesOf } from './normalise.ts'
import { BELOVED, COLLEAGUES, FRIENDS, isKin, isRelation } from './people.ts'
import { isOrder, isSpeakable } from './safety.ts'
import { namedIn, type Thing } from './things.ts'
import { timesIn } from './times.ts'
import type { Told } from './told.ts'

/** What was heard in a situation: everything a prayer may carry in, and nothing it may not. */
export interface Heard {
  /** What can be said back, in the order it was written. */
  readonly told: readonly (Told & { readonly isGlad: boolean; readonly isSore: boolean })[]
  readonly things: readonly Thing[]
  /** The living, whom a prayer may ask for. */
  readonly people: readonly PersonMention[]
  readonly departed: readonly PersonMention[]
  readonly times: readonly string[]
  readonly feelings: readonly string[]
  readonly themes: readonly HeardTheme[]
  /** The relation the recipient is called by, when the situation says it: 'my mother'. */
  readonly recipient?: PersonMention
  /** The pronoun the situation itself uses of the recipient. */
  readonly recipientPronoun?: 'she' | 'he'
  readonly isAbuse: boolean
  /** It is told as 'we': in a prayer for a bond or for those one works with, they are prayed for as 'us'. */
  readonly saysWe: boolean
}

/** Nothing was written, or nothing of it may be said. */
export const UNHEARD: Heard = {
  told: [],
  things: [],
  people: [],
  departed: [],
  times: [],
  feelings: [],
  themes: [],
  isAbuse: false,
  saysWe: false,
}

/** Listens to a situation. What is unsafe, foreign or unclear is left out rather than guessed at. */
export function listenTo(situation: string | undefined, recipient: Recipient): Heard {
  if (!situation) return UNHEARD
  const isAbuse = speaksOfHarm(situation)
  if (!readsAsEnglish(situation)) return { ...UNHEARD, isAbuse }
  const hasRecipient = recipient.relationship !== 'Self'
  const meant = sentencesOf(situation).filter((text) => !isOrder(text))
  const spoken = meant.filter(isSpeakable).map((text) => ({ text, ...namedIn(text) }))
  const gone = spoken.flatMap(({ text, people }) => departedIn(text, people))
  const isGone = ({ text }: PersonMention) => gone.some((person) => person.text === text)
  const named = distinct(spoken.flatMap(({ people }) => people))
  const people = named.filter((person) => !isGone(person))
  const called =
    hasRecipient && !recipient.name ? onlyOne(people.filter((person) => fits(person, recipient))) : undefined
  const listener = { hasRecipient, isForOne: isForOne(recipient, called) }
  const sentences = spoken.map((sentence) => ({ ...sentence, told: toldIn(sentence.text, listener) }))
  const pronoun = hasRecipient ? pronounOf(situation, named) : undefined
  return {
    told: sentences
      .flatMap(({ told }) => told)
      .map((one) => ({
        ...byName(one, recipient.name),
        isGlad: isGlad(one.text),
        isSore: isSore(one.text),
      })),
    things: distinct(sentences.flatMap(({ things }) => things)).map((thing) =>
      hasRecipient ? asTheirs(thing) : thing,
    ),
    people: people.filter(
      ({ text }) => text !== called?.text && !(recipient.name && text.endsWith(` ${recipient.name}`)),
    ),
    departed: distinct(gone),
    times: [...new Set(sentences.flatMap(({ text }) => timesIn(text)))],
    feelings: [...new Set(sentences.flatMap(({ text }) => feelingsIn(text)))],
    // What cannot be said back may still be what the prayer is about.
    themes: heardThemes(meant, hasRecipient),
    ...(called && { recipient: called }),
    ...(pronoun && { recipientPronoun: pronoun }),
    isAbuse,
    saysWe: /\b(we|us|our team)\b/i.test(situation),
  }
}

/** 'His leg', in a prayer for Tom, is Tom's leg. */
function asTheirs(thing: Thing): Thing {
  if (!thing.isTheirs) return thing
  const owned = (text: string) => text.replace(/^the /, '{my} ')
  return { ...thing, text: owned(thing.text), short: owned(thing.short) }
}

/** 'Mrs Alvarez had a fall', in a prayer for Mrs. Alvarez, is said of the recipient. */
function byName(told: Told, name: string | undefined): Told {
  const spoken = name?.replace(/\./g, '').toLowerCase()
  if (!spoken || told.kind === 'fragment') return told
  const start = told.text.replace(/\./g, '').slice(0, spoken.length + 1)
  if (start.toLowerCase() !== `${spoken} `) return told
  return {
    ...told,
    text: `{subject} ${told.text.replace(/\./g, '').slice(spoken.length + 1)}`,
    about: 'recipient',
  }
}

/** The situation's own pronoun, when nobody else is named whom it could mean. */
function pronounOf(situation: string, people: readonly PersonMention[]): 'she' | 'he' | undefined {
  const words = situation.toLowerCase().match(/[a-z']+/g) ?? []
  const female = words.some((word) => ['she', 'her', "she's", 'hers'].includes(word))
  const male = words.some((word) => ['he', 'him', 'his', "he's"].includes(word))
  if (female === male || people.length > 0) return undefined
  return female ? 'she' : 'he'
}

/** A family or a church without a name is 'we', and 'he' is one of them. */
function isForOne({ relationship, name }: Recipient, called: PersonMention | undefined): boolean {
  if (name) return !readsAsSeveral(name)
  if (called) return !called.isPlural
  return relationship === 'Friend' || relationship === 'Relationship' || relationship === 'Other'
}

/** 'My mother and my sister' are the family, and not one of them is meant alone. */
function onlyOne(people: readonly PersonMention[]): PersonMention | undefined {
  return people.length === 1 ? people[0] : undefined
}

function fits(person: PersonMention, { relationship }: Recipient): boolean {
  const word = person.text.split(' ').find((part) => isRelation(part)) ?? ''
  if (relationship === 'Family') return isKin(word)
  if (relationship === 'Friend') return FRIENDS.has(word)
  if (relationship === 'Relationship') return BELOVED.has(word)
  return relationship === 'Work' ? COLLEAGUES.has(word) : relationship === 'Other'
}

function distinct<T extends { readonly text: string }>(items: readonly T[]): T[] {
  const seen = new Set<string>()
  return items.filter(({ text }) => {
    const key = text.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}
