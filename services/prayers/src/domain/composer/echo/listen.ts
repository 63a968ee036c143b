import type { Recipient } from '../../prayer.ts'
import type { PersonMention } from '../voice.ts'
import { type Told, toldIn } from './clauses.ts'
import { departedIn } from './departed.ts'
import { feelingsIn } from './feelings.ts'
import { readsAsEnglish } from './language.ts'
import { sentencesOf } from './normalise.ts'
import { BELOVED, COLLEAGUES, FRIENDS, isAnimal, isKin, isRelation } from './people.ts'
import { isOrder, isSpeakable, speaksOfAbuse } from './safety.ts'
import { THEMES_OF_ONE, type Theme, themesIn, withoutThePast } from './themes.ts'
import { namedIn, type Thing } from './things.ts'
import { timesIn } from './times.ts'

/** A theme and whose it is. 'recipient' stands for oneself when the prayer is for oneself. */
export interface HeardTheme {
  readonly theme: Theme
  readonly about: 'recipient' | 'self' | PersonMention
}

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
  const isAbuse = speaksOfAbuse(situation)
  if (!readsAsEnglish(situation)) return { ...UNHEARD, isAbuse }
  const hasRecipient = recipient.relationship !== 'Self'
  const meant = sentencesOf(situation).filter((text) => !isOrder(text))
  const sentences = meant
    .filter(isSpeakable)
    .map((text) => ({ text, told: toldIn(text, hasRecipient), ...namedIn(text) }))
  const gone = sentences.flatMap(({ text, people }) => departedIn(text, people))
  const isGone = ({ text }: PersonMention) => gone.some((person) => person.text === text)
  const named = distinct(sentences.flatMap(({ people }) => people))
  const people = named.filter((person) => !isGone(person))
  const called =
    hasRecipient && !recipient.name ? onlyOne(people.filter((person) => fits(person, recipient))) : undefined
  const pronoun = hasRecipient ? pronounOf(situation, named) : undefined
  // What cannot be said back may still be what the prayer is about.
  const themes = meant.flatMap((text) => heardThemes(text, namedIn(text).people, hasRecipient))
  return {
    told: sentences
      .flatMap(({ told }) => told)
      .map((one) => ({
        ...byName(one, recipient.name),
        isGlad: isGlad(one.text),
        isSore: SORE.test(one.text),
      })),
    things: distinct(sentences.flatMap(({ things }) => things)).map((thing) =>
      hasRecipient ? asTheirs(thing) : thing,
    ),
    people: people.filter((person) => person.text !== called?.text),
    departed: distinct(gone),
    times: [...new Set(sentences.flatMap(({ text }) => timesIn(text)))],
    feelings: [...new Set(sentences.flatMap(({ text }) => feelingsIn(text)))],
    themes: withoutThePast(distinctThemes(themes), situation),
    ...(called && { recipient: called }),
    ...(pronoun && { recipientPronoun: pronoun }),
    isAbuse,
    saysWe: /\b(we|us|our team)\b/i.test(situation),
  }
}

function heardThemes(
  sentence: string,
  people: readonly PersonMention[],
  hasRecipient: boolean,
): HeardTheme[] {
  const isOwn =
    /^(I|we)\b|\bmy (own )?(surgery|operation|scan|results?|exams?|interview|job|thesis|cancer|illness|treatment|test)\b/i.test(
      sentence,
    )
  const [person] = people
  if (person && isAnimal(person)) return []
  return themesIn(sentence).map((theme): HeardTheme => {
    if (!THEMES_OF_ONE.has(theme)) return { theme, about: hasRecipient && !isOwn ? 'recipient' : 'self' }
    if (isOwn && !(person && /\b(my|our) \w+ (is|has|was|needs|starts)\b/.test(sentence)))
      return { theme, about: 'self' }
    if (hasRecipient) return { theme, about: 'recipient' }
    return { theme, about: person ?? 'self' }
  })
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

/** Only when the first word for a person in the text is that pronoun can it mean the recipient. */
function pronounOf(situation: string, people: readonly PersonMention[]): 'she' | 'he' | undefined {
  const words = situation.toLowerCase().match(/[a-z']+/g) ?? []
  const female = words.some((word) => ['she', 'her', "she's", 'hers'].includes(word))
  const male = words.some((word) => ['he', 'him', 'his', "he's"].includes(word))
  if (female === male || people.length > 0) return undefined
  return female ? 'she' : 'he'
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

const GLAD =
  /\b(passed|got (the|a|my|into|better|engaged|married)|accepted|promoted|promotion|recovered|remission|healed|healthy|born|graduated|finished|paid off|found|safe|grateful|thankful|happy|blessed|sober|went well|good news|said yes|home from|came home|cancer[- ]free|clear|love|enjoy|won|celebrat\w*|reconciled|better|engaged|baptized|baptised|grandchild|opening my own|helped|anniversary|birthday|answered)\b/i
const SORE =
  /\b(not|no|nobody|nothing|never|cannot|died|passed away|lost|losing|sick|ill|cancer|surgery|afraid|scared|worried|anxious|hurt|hurts|pain|alone|lonely|debt|broke|divorce|fired|laid off|miss|failed|fight|argu\w*|struggl\w*|tired|stress\w*|hard|but|want|need|hope|wish|trying|waiting)\b/i

function isGlad(text: string): boolean {
  return GLAD.test(text) && !SORE.test(text)
}

function distinct<T extends { readonly text: string }>(items: readonly T[]): T[] {
  const seen = new Set<string>()
  return items.filter(({ text }) => {
    const key = text.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}

function distinctThemes(items: readonly HeardTheme[]): HeardTheme[] {
  return items.filter((item, at) => items.findIndex(({ theme }) => theme === item.theme) === at)
}
