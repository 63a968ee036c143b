import { spokenName } from '../names/name.ts'
import { onceForRequest } from '../once-for-request.ts'
import type { PrayerRequest } from '../prayer.ts'
import { dayToCome } from './day.ts'
import { isDeparted, namesTheDeparted, tellsOfAnothersDead, tellsOfDeath } from './departed.ts'
import { type Gladness, gladnessOf } from './gladness.ts'
import { type Language, languageOf } from './language.ts'
import { isUnnamed, type PersonMention, peopleIn, pronounsIn, recipientMention } from './people.ts'
import { sentencesOf } from './sentences.ts'
import { leftOutOf, withoutRequest } from './telling.ts'

/** What a situation says, read once and given to all who write, check and help. */
export interface Reading {
  readonly language: Language
  /** All sentences, in order. */
  readonly sentences: readonly string[]
  /** Those that may stand in a prayer as they are. Empty when the situation is not in English. */
  readonly tellable: readonly string[]
  /** The writer's own people, in order. */
  readonly people: readonly PersonMention[]
  /** Whom the prayer is for, when it is not the one who writes. */
  readonly recipient?: PersonMention
  readonly recipientHasDied: boolean
  readonly tellsOfDeath: boolean
  /** The first sentence is about somebody else: the one named here has the need. */
  readonly subject?: PersonMention
  /** A single 'she' or 'he' of whom alone the situation tells, without saying who: 'they took her off the machine'. */
  readonly unnamed?: PersonMention
  /** The prayer was asked for a relationship without a name, and only the one who writes is told of. */
  readonly isForWriter: boolean
  /** The one who writes says what they did or do: 'I let Priya take the blame'. */
  readonly writerActs: boolean
  readonly day?: string
  readonly gladness: Gladness
}

/** The part of a request that a reading needs; the form asks before the rest is chosen. */
type ToldRequest = Pick<PrayerRequest, 'situation' | 'recipient'> & Partial<PrayerRequest>

/** Reads a request's situation. The same request is read once. */
export const readSituation = onceForRequest(read)

function read(request: ToldRequest): Reading {
  const { recipient } = request
  const situation = request.situation ?? ''
  const language = situation === '' ? 'en' : languageOf(situation)
  const sentences =
    language === 'en' ? sentencesOf(situation).map((text) => nameAsGiven(text, recipient.name)) : []
  const tellable = sentences.map(withoutRequest).filter((sentence) => leftOutOf(sentence) === undefined)
  const text = sentences.join(' ')
  const mention = recipientMention(recipient, text)
  const subject = subjectOf(sentences, text)
  const day = dayToCome(tellable)
  const unnamed = unnamedIn(text)
  return {
    language,
    sentences,
    tellable,
    people: peopleIn(text),
    ...(mention && { recipient: mention }),
    recipientHasDied:
      mention !== undefined && (isDeparted(mention.text, text) || (tellsDeadOnly(text) && !recipient.name)),
    tellsOfDeath: tellsOfDeath(text) || namesTheDeparted(text),
    ...(subject && { subject }),
    ...(unnamed && { unnamed }),
    isForWriter:
      mention !== undefined &&
      isUnnamed(mention) &&
      pronounsIn(text).size === 0 &&
      sentences.slice(0, 1).some(isOfOneself),
    writerActs: tellable.some((sentence) => WRITER_ACTS.test(sentence)),
    ...(day && { day }),
    gladness: gladnessOf(request, text),
  }
}

/** 'My dad' is the only one of the family who is told of, and he has died. */
function tellsDeadOnly(text: string): boolean {
  return namesTheDeparted(text) && peopleIn(text).length <= 1 && !tellsOfAnothersDead(text)
}

/** A name keeps the spelling that the person gave it. */
function nameAsGiven(sentence: string, name: string | undefined): string {
  const spoken = spokenName(name ?? '')
  if (!spoken || spoken.length < 2) return sentence
  const pattern = new RegExp(`(?<!\\p{L})${RegExp.escape(spoken)}(?!\\p{L})`, 'giu')
  return sentence.replaceAll(pattern, spoken)
}

const WRITER_ACTS =
  /\bI(?:'ve| have| had)? (?:\w+ly |just |also |still |never |always |even |then |once |too )*(?:let|lied|lie|cheated|cheat|stole|took|hurt|shouted|yelled|screamed|lost my temper|snapped|hit|slapped|drank|drink|relapsed|used|watched|watch|looked|gambled|gamble|betrayed|left|abandoned|ignored|told|said|did|broke|promised|hid|hide|pretend(?:ed)?|smoked|smoke|slipped|failed|missed|forgot|ruined|wronged|blamed|cut|ate|binge\w*|purge\w*|spent|wasted)\b/i

/** 'I was laid off', 'Today I became a grandfather'. */
function isOfOneself(sentence: string): boolean {
  return /^(?:\w+,? )?(?:I|I'm|I've|I'd|im)\b/.test(sentence) && peopleIn(sentence).length === 0
}

const FIRST_PERSON = /^(?:I|I'm|I've|I'd|we|we're|we've|our|my)\b/i
const OTHER_FIRST =
  /^(?:(?:today|yesterday|tomorrow|last \w+|this \w+|on \w+|please|lord|god|so|and|but|well),? )?(?:pray for |for )?(?:my|our) /i

/** Whom the first sentence is about, when that is one of the writer's people and not the one who writes. */
function subjectOf(sentences: readonly string[], text: string): PersonMention | undefined {
  const [first = ''] = sentences
  const [person] = peopleIn(first)
  if (!person || !OTHER_FIRST.test(first)) return undefined
  const before = first.slice(0, first.toLowerCase().indexOf(person.text.toLowerCase()))
  if (/\b(?:I|me|we|us)\b/i.test(before)) return undefined
  // 'My husband and I' have it together.
  return /^\s*(?:and|&) (?:I|me|myself)\b/i.test(first.slice(before.length + person.text.length)) ||
    (FIRST_PERSON.test(first) && /^(?:I|I'm|we)\b/i.test(first))
    ? undefined
    : isDeparted(person.text, text)
      ? undefined
      : person
}

/** The writer's own body: 'I have', 'I'm in hospital', 'my scan'. 'I am sitting with her' is not. */
const OWN_BODY =
  /\bI(?:'ve| have| had| need| feel| got| go in| lost my)\b|\bI(?:'m| am) (?!\w+ing\b)|\b(?:carried|took|wheeled|told|sent|gave|kept|cut|open(?:ed)?) me\b|\bmy (?:own |\w+ )?(?:body|heart|lungs?|cancer|chemo|surgery|operation|scans?|results?|doctor|legs?|hands?|back|head|breast|blood|breath|pain|illness|disease|diagnosis|treatment)\b/i

function unnamedIn(text: string): PersonMention | undefined {
  const [only, more] = [...pronounsIn(text)]
  if (!only || more || peopleIn(text).length > 0 || OWN_BODY.test(text)) return undefined
  return { text: 'the one I pray for', pronoun: only, isPlural: false }
}
