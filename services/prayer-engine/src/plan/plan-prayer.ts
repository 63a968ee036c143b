import type { ArcPassage } from '../arcs/arc.ts'
import type { Crisis } from '../care/crisis.ts'
import type { Harm } from '../care/harm.ts'
import { guardSentence } from '../guard/guard-sentence.ts'
import { spokenName } from '../names/name.ts'
import type { Passage, PrayerRequest, Reference } from '../prayer.ts'
import { seededRandom, shuffled } from '../random.ts'
import { citationOf, passageText } from '../scripture/text.ts'
import { type Reading, readSituation } from '../situation/read-situation.ts'
import { chooseTold } from '../situation/telling.ts'
import { countWords } from '../text/words.ts'
import { chooseArc, isCertain, mayBeHarm } from './choose-arc.ts'
import { petitionsFor } from './petitions.ts'
import type { PrayerPlan } from './plan.ts'

/** Words of the person's own in a brief prayer, which has no room for more. */
const TOLD_WORDS_BRIEF = 34
/** A brief prayer, or one that tells much, quotes a short passage. */
const SHORT_PASSAGE_WORDS = 26
/** So little told leaves room for a longer passage in a brief prayer. */
const TOLD_LITTLE = 8
const PASSAGES_MAX = 3
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
  const chosen = chooseArc(request, reading, crisis, harm)
  const { arc, movements, voice, person } = chosen
  const told = isCertain(crisis) || harm ? [] : tellingFor(request, reading)
  const wanted = isCertain(crisis) || harm ? undefined : request.psalm
  const name = voice === 'other' && !harm ? spokenName(request.recipient.name ?? '') : ''
  const introduced = introducedAs(name, request, reading)
  return {
    arc,
    movements,
    voice,
    ...(person && { person }),
    ...(name && { name }),
    ...(introduced && { introduced }),
    told,
    ...(reading.day && !isCertain(crisis) && !harm && { day: reading.day }),
    ...(wanted && { wanted }),
    passages: [
      ...(wanted ? [wantedPassage(wanted, seed)] : []),
      ...choosePassages(movements.passages, request, told, recentlyUsed, seed),
    ]
      .filter(({ reference }, at) => at === 0 || reference !== wanted)
      .slice(0, PASSAGES_MAX),
    petitions: petitionsFor({ request, reading, chosen, told, mayBeHarm: mayBeHarm(crisis), seed }),
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
export function passagesOf({ arc, passages, wanted }: PrayerPlan): Passage[] {
  return passages.flatMap(({ reference }) => {
    const citation = citationOf(reference)
    if (!citation) return []
    const why =
      reference === wanted
        ? 'You asked to pray from it.'
        : `It is one of the verses for this need: ${lowerFirst(arc.title)}.`
    const passage = { reference: citation.reference, text: citation.text, why }
    return [reference === wanted ? { ...passage, isWanted: true as const } : passage]
  })
}

/** Answers any psalm, since it is not known which one is wanted. */
const ANSWERS = [
  'Let these words be my own prayer today.',
  'I make these words my own; hear me in them, Lord.',
  'Stay with me in these words, Lord, as this day goes on.',
]

function wantedPassage(reference: Reference, seed: string): ArcPassage {
  return { reference, answer: shuffled(seededRandom(`${seed}|wanted`), ANSWERS)[0] ?? '' }
}

function tellingFor({ length }: PrayerRequest, { tellable }: Reading): string[] {
  return chooseTold(tellable, length === 'brief' ? TOLD_WORDS_BRIEF : undefined)
}

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
