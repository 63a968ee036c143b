import type { Arc } from '../arcs/arc.ts'
import { arcs } from '../arcs/catalogue.ts'
import { isHeavyMood, type PrayerRequest } from '../prayer.ts'
import { kinWhoDied } from '../situation/departed.ts'
import type { Reading } from '../situation/read-situation.ts'
import { SignIndex } from '../text/sign-index.ts'
import { meaningModel } from './meaning/meaning-model.ts'
import type { NeedModel, NeedRequest } from './need-model.ts'
import { wordModel } from './word-model.ts'

/** Below this probability nothing is sure enough to build a whole prayer on. Chosen with `needs-training/leave-one-out.ts`. */
export const SURE_FROM = 0.82
/** A second need is one of so many likely ones, in another folder, of which a sign stands in the situation. */
const SECOND_AMONG = 4
/** What a phrase of an arc's own signs is worth, as the logarithm of odds. */
const SIGN_WORTH = 2.8
const SIGNS_COUNTED_MAX = 2

/** The needs that a situation tells of, the likeliest first: none when nothing is sure, at most two. */
export function likelyNeeds(request: PrayerRequest, reading: Reading): Arc[] {
  const [first, ...others] = scoreNeeds(request, reading)
  if (!first || first.probability < SURE_FROM) return []
  // A widow who tells of her anniversary is not asked to be glad of it.
  if (first.arc.gladness === 'glad' && isHeavyMood(request.mood)) return []
  const signs = signsIn(reading.sentences.join(' ').toLowerCase())
  const second = others
    .slice(0, SECOND_AMONG)
    .find(
      ({ arc }) =>
        folderOf(arc) !== folderOf(first.arc) &&
        arc.gladness === 'sore' &&
        first.arc.gladness === 'sore' &&
        arc.death === first.arc.death &&
        signs.has(arc),
    )
  return second ? [first.arc, second.arc] : [first.arc]
}

function folderOf({ id }: Arc): string {
  return id.split('/')[0] ?? ''
}

export interface ScoredNeed {
  readonly arc: Arc
  readonly probability: number
}

/** The models whose scores add up. */
export interface NeedModels {
  readonly words: NeedModel
  readonly meaning: NeedModel
}

/** All arcs that fit what is known, with how likely each is, the likeliest first. */
export function scoreNeeds(
  request: NeedRequest,
  reading: Reading,
  models: NeedModels = { words: wordModel(), meaning: meaningModel() },
): ScoredNeed[] {
  const text = reading.sentences.join(' ').toLowerCase()
  if (text === '') return []
  const byWords = models.words.score(request)
  const byMeaning = models.meaning.score(request)
  const candidates = [...arcs().values()].filter(isNeed)
  const kin = kinWhoDied(text)
  const signs = signsIn(text)
  const hasCause = candidates.some((arc) => !isFeeling(arc) && signs.has(arc))
  const scored = candidates.map((arc) => ({
    arc,
    log:
      (byWords.get(arc.id) ?? FLOOR) +
      (byMeaning.get(arc.id) ?? FLOOR) +
      (isFeeling(arc) ? FEELING : 0) +
      (isFeeling(arc) && hasCause
        ? BESIDE_CAUSE
        : SIGN_WORTH * Math.min(signs.get(arc) ?? 0, SIGNS_COUNTED_MAX)) +
      kinshipOf(arc, kin) +
      fitOf(arc, reading),
  }))
  const most = Math.max(...scored.map(({ log }) => log))
  const total = scored.reduce((sum, { log }) => sum + Math.exp(log - most), 0)
  return scored
    .map(({ arc, log }) => ({ arc, probability: Math.exp(log - most) / total }))
    .sort((one, other) => other.probability - one.probability)
}

const FLOOR = -8

/** Categories and crises are chosen otherwise; who is harmed now is found by care. */
function isNeed({ id }: Arc): boolean {
  return !/^(?:category|crisis|plain)\//.test(id) && id !== 'harm/at-home' && id !== 'harm/another'
}

/** A feeling is told beside nearly every need: where its cause is told too, the prayer is about the cause. */
const FEELINGS: ReadonlySet<string> = new Set([
  'heart/fear',
  'heart/overwhelmed',
  'heart/tired',
  'heart/empty',
])
const BESIDE_CAUSE = -1
/** An unsure feeling has a plain prayer, so its arc must be surer than that of another need. */
const FEELING = -1

function isFeeling({ id }: Arc): boolean {
  return FEELINGS.has(id)
}

/** What speaks against an arc, as the logarithm of odds: the words may say it in a way that is not on our lists. */
const NO_DEATH_TOLD = -3
const DEATH_UNHEARD = -1.5
const SORE_FOR_GLAD = -2

/** Nobody is mourned who lives, and no thanks are given for what hurts. */
function fitOf(arc: Arc, { tellsOfDeath, gladness }: Reading): number {
  const unmourned = arc.death && !tellsOfDeath && !DEATH_UNSAID.has(arc.id) ? NO_DEATH_TOLD : 0
  const unheard = !arc.death && tellsOfDeath ? DEATH_UNHEARD : 0
  return unmourned + unheard + (arc.gladness === 'glad' && gladness === 'sore' ? SORE_FOR_GLAD : 0)
}

/** These are told without a word of death more often than not. */
const DEATH_UNSAID: ReadonlySet<string> = new Set([
  'grief/pet',
  'grief/first-holidays',
  'grief/miscarriage',
  'grief/long-ago',
])

const KIN_WORTH = 3
const OF_KIN: ReadonlySet<string> = new Set([
  'parent',
  'spouse',
  'child',
  'sibling',
  'grandparent',
  'friend',
  'pet',
])

/** Who died decides which grief it is, more surely than any word. */
function kinshipOf({ id }: Arc, kin: ReadonlySet<string>): number {
  const [folder, name = ''] = id.split('/')
  if (folder !== 'grief' || kin.size === 0 || !OF_KIN.has(name)) return 0
  return kin.has(name) ? KIN_WORTH : -KIN_WORTH
}

let index: SignIndex<Arc> | undefined

/** How many different signs of each arc stand in a text in lower case. */
function signsIn(text: string): ReadonlyMap<Arc, number> {
  index ??= new SignIndex(
    [...arcs().values()].flatMap((arc) => arc.signs.map((sign) => [sign, arc] as const)),
  )
  const places = index.find(text)
  return new Map(
    [...Map.groupBy(places, ({ value }) => value)].map(([arc, found]) => [
      arc,
      new Set(found.map(({ start, end }) => text.slice(start, end))).size,
    ]),
  )
}
