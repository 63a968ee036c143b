import type { Arc, ArcPassage } from './arcs/arc.ts'
import { arcNamed, arcOfCategory } from './arcs/catalogue.ts'
import { sentencesOf } from './arcs/slots.ts'
import type { Crisis } from './care/crisis.ts'
import type { Harm } from './care/harm.ts'
import { guardSentence } from './guard/guard-sentence.ts'
import { spokenName } from './name.ts'
import { likelyNeeds } from './needs/likely-needs.ts'
import type { PrayerPlan } from './plan.ts'
import type { Passage, PrayerRequest, Reference } from './prayer.ts'
import { pickOne, seededRandom, shuffled } from './random.ts'
import { citationOf, passageText } from './scripture/text.ts'
import { isGladRequest } from './situation/gladness.ts'
import type { PersonMention } from './situation/people.ts'
import { type Reading, readSituation } from './situation/read-situation.ts'
import { chooseTold, isFragment } from './situation/telling.ts'
import { countWords } from './text/words.ts'

/** Words of the person's own in a brief prayer, which has no room for more. */
const TOLD_WORDS_BRIEF = 34
/** A brief prayer, or one that tells much, quotes a short passage. */
const SHORT_PASSAGE_WORDS = 26
/** So little told leaves room for a longer passage in a brief prayer. */
const TOLD_LITTLE = 8
const PASSAGES_MAX = 3

/** Whom a prayer speaks of when another is harmed. Never a name or a relation: it may be the wrong one. */
const THE_HURT: PersonMention = { text: 'the one who is being hurt', pronoun: 'they', isPlural: false }

export interface PlanOptions {
  readonly request: PrayerRequest
  readonly crisis?: Crisis | undefined
  readonly harm?: Harm | undefined
  /** References of the person's latest prayers: others are taken first. */
  readonly recentlyUsed: readonly Reference[]
  readonly seed: string
}

/** Decides what a prayer is about, of whom it speaks, what it tells and what it quotes. Pure. */
export function planPrayer({ request: asked, crisis, harm, recentlyUsed, seed }: PlanOptions): PrayerPlan {
  const request = withSayableName(asked)
  const reading = readSituation(request)
  const { arc, second } = chooseArc(request, reading, crisis, harm)
  const { voice, person } = chooseVoice(request, reading, arc, crisis, harm)
  const movements = voice === 'self' ? (arc.self ?? arc.other) : (arc.other ?? arc.self)
  if (!movements) throw new Error(`no voice in ${arc.id}`)
  const told = isCertain(crisis) || harm ? [] : tellingFor(request, reading, arc)
  const name = voice === 'other' && !harm ? spokenName(request.recipient.name ?? '') : ''
  const introduced = introducedAs(name, request, reading)
  const petition = second && secondPetition(second, voice, seed)
  return {
    arc,
    movements,
    voice,
    ...(person && voice === 'other' && { person }),
    ...(name && { name }),
    ...(introduced && { introduced }),
    told,
    ...(reading.day && !isCertain(crisis) && !harm && { day: reading.day }),
    passages: choosePassages(movements.passages, request, told, recentlyUsed, seed),
    ...(petition && { second: petition }),
  }
}

/** A name that reads as a reference or an order cannot be said beside scripture; the prayer then says the relation. */
function withSayableName(request: PrayerRequest): PrayerRequest {
  const { relationship, name } = request.recipient
  if (name === undefined) return request
  const text = `I bring you ${spokenName(name)}.`
  const context = { request, passages: [], closing: '', crisis: false as const }
  return guardSentence({ kind: 'words', part: 'petition', text }, context).ok
    ? request
    : { ...request, recipient: { relationship } }
}

/** The passages of a plan with their words, and why they are there. */
export function passagesOf({ arc, passages }: PrayerPlan): Passage[] {
  return passages.flatMap(({ reference }) => {
    const citation = citationOf(reference)
    return citation
      ? [
          {
            reference: citation.reference,
            text: citation.text,
            why: `It is one of the verses for this need: ${lowerFirst(arc.title)}.`,
          },
        ]
      : []
  })
}

function isCertain(crisis: Crisis | undefined): boolean {
  return crisis?.certainty === 'certain'
}

interface ChosenArc {
  readonly arc: Arc
  readonly second?: Arc
}

function chooseArc(
  request: PrayerRequest,
  reading: Reading,
  crisis: Crisis | undefined,
  harm: Harm | undefined,
): ChosenArc {
  if (isCertain(crisis)) return { arc: arcNamed(harm ? 'crisis/shelter' : 'crisis/near') }
  if (harm) return { arc: arcNamed(harm.to === 'self' ? 'harm/at-home' : 'harm/another') }
  const [first, second] = likelyNeeds(request, reading)
  // It may be the one close to them who does the harm: then nothing is said of mending ties.
  if (MAY_BE_HARM.has(crisis?.kind ?? '') && OF_TIES.test(first?.id ?? `category/${request.category}`))
    return { arc: arcOfCategory('Protection') }
  if (!first) return { arc: arcWithoutNeed(request, reading) }
  return { arc: first, ...(second && { second }) }
}

/** Where no need is sure, a plain prayer lets the telling speak; where nothing was told, the category has its arc. */
function arcWithoutNeed(request: PrayerRequest, { gladness, tellable }: Reading): Arc {
  if (tellable.length === 0) return arcOfCategory(request.category)
  const isGlad = isGladRequest(request) || (request.category === 'Gratitude' && gladness !== 'sore')
  return arcNamed(isGlad ? 'plain/glad' : 'plain/sore')
}

function chooseVoice(
  { recipient }: PrayerRequest,
  reading: Reading,
  arc: Arc,
  crisis: Crisis | undefined,
  harm: Harm | undefined,
): Pick<PrayerPlan, 'voice' | 'person'> {
  if (harm) return harm.to === 'self' ? { voice: 'self' } : { voice: 'other', person: THE_HURT }
  // It may be the recipient who does the harm.
  if (!arc.other || MAY_BE_HARM.has(crisis?.kind ?? '')) return { voice: 'self' }
  if (recipient.relationship === 'Self') {
    const isAnothers = isCertain(crisis) ? crisis?.about === 'other' : arc.stands === 'in it'
    return reading.subject && isAnothers ? { voice: 'other', person: reading.subject } : { voice: 'self' }
  }
  if (!arc.self) return { voice: 'other', person: reading.recipient }
  // Nothing is asked for the dead, and a fault is prayed for by the one who did it.
  const isWritersOwn = reading.recipientHasDied || (ONES_OWN.test(arc.id) && reading.writerActs)
  return isWritersOwn ? { voice: 'self' } : { voice: 'other', person: reading.recipient }
}

const OF_TIES =
  /^(?:love|family|wronged|friends)\/|^category\/(?:Family|Love|Forgiveness|Peace|Work)$|^habit\/loved-one$/
const MAY_BE_HARM: ReadonlySet<string> = new Set(['abuse', 'violence'])
const ONES_OWN = /^(?:guilt|habit|god)\//

function tellingFor({ length }: PrayerRequest, { tellable }: Reading, arc: Arc): string[] {
  const told = chooseTold(tellable, length === 'brief' ? TOLD_WORDS_BRIEF : undefined)
  const [first, ...more] = told
  if (first === undefined || !isFragment(first)) return told
  return [`${arc.gladness === 'glad' ? OPENINGS.glad : OPENINGS.sore} ${lowerFirst(first)}`, ...more]
}

/** What stands before a telling that begins with no sentence but a jotting. */
export const OPENINGS = { glad: 'Thank you for this:', sore: 'Lord, this is how it is:' } as const

/** 'My mother Ruth', when the situation speaks of one relation and the name was given apart from it. */
function introducedAs(
  name: string,
  { recipient }: PrayerRequest,
  { people, sentences }: Reading,
): string | undefined {
  const [only, more] = people
  const isOther = recipient.relationship === 'Self' || !name || sentences.join(' ').includes(name)
  return isOther || !only || more ? undefined : `${only.text} ${name}`
}

/** The first sentence of one asking of the second arc. */
function secondPetition(arc: Arc, voice: 'self' | 'other', seed: string): string | undefined {
  const asking = pickOne(
    seededRandom(`${seed}|second`),
    (voice === 'self' ? arc.self : arc.other)?.asking ?? [],
  )
  // The name has been said.
  return sentencesOf(asking?.[0] ?? '')[0]
    ?.replaceAll(/\{name\}['’]s/gi, '{their}')
    .replaceAll(/\{name\}/gi, '{them}')
}

function choosePassages(
  passages: readonly ArcPassage[],
  { length }: PrayerRequest,
  told: readonly string[],
  recentlyUsed: readonly Reference[],
  seed: string,
): ArcPassage[] {
  const mixed = shuffled(seededRandom(`${seed}|passages`), passages)
  const fresh = [
    ...mixed.filter(({ reference }) => !recentlyUsed.includes(reference)),
    ...mixed.filter(({ reference }) => recentlyUsed.includes(reference)),
  ]
  const toldWords = told.reduce((sum, text) => sum + countWords(text), 0)
  const isShort = ({ reference }: ArcPassage) =>
    countWords(passageText(reference) ?? '') <= SHORT_PASSAGE_WORDS
  const wantsShort =
    (length === 'brief' && toldWords > TOLD_LITTLE) || (length === 'standard' && toldWords > 40)
  const ordered = wantsShort ? [...fresh.filter(isShort), ...fresh.filter((one) => !isShort(one))] : fresh
  return ordered.slice(0, PASSAGES_MAX)
}

function lowerFirst(text: string): string {
  const [first = ''] = text.split(/[\s,.]/)
  return /^(?:I|I'(?:m|ve|d|ll)|God|Jesus)$/.test(first) ||
    /^\p{Lu}{2}/u.test(first) ||
    /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(first)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
}
