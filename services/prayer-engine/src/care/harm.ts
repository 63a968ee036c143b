import type { PrayerRequest } from '../prayer.ts'
import { speaksOfHarm } from '../speaks-of-harm.ts'
import type { Crisis } from './crisis.ts'
import { plainCry } from './plain-cry.ts'

/** Somebody is hurt by another person, or was. `to` is the one who is hurt: the person who writes, or another. */
export interface Harm {
  readonly to: 'self' | 'other'
}

const KINDS_OF_HARM: ReadonlySet<Crisis['kind']> = new Set<Crisis['kind']>(['abuse', 'violence'])

const HURTS =
  '(?:hit|hits|hitting|beat|beats|beating|punch\\w*|slap\\w*|kick\\w*|chok\\w*|strangl\\w*|shov\\w*|rap(?:es|ed|ing)|molest\\w*|abus\\w*|assault\\w*|attack\\w*|whip\\w*|hurt|hurts|hurting|threaten\\w*|stalk\\w*|touch\\w*|lock(?:s|ed)|push\\w*|grab\\w*|controls?|scares?|frightens?|terrifies|burns?|burned|forc\\w+)'
const ANOTHER =
  '(?:him|her|them|(?:my|his|her|their|our|the|a) (?:\\w+ )?(?:mother|mom|mum|sister|brother|wife|husband|girlfriend|boyfriend|kids?|children|child|son|daughter|baby|friend|neighbou?r|niece|nephew|cousin|aunt|grandmother|grandma|student|coworker))'
const HURTS_ANOTHER = new RegExp(
  `\\b${HURTS} (?:up |at |on )?${ANOTHER}\\b|\\b${ANOTHER} (?:is|was|are|were|gets?|got|has been|keeps getting) (?:being )?(?:\\w+ )?(?:abused|beaten|hit|raped|assaulted|molested|trafficked|stalked|threatened|hurt by)\\b`,
)
const HOUSEHOLD =
  '(?:he|she|husband|wife|partner|boyfriend|girlfriend|dad|daddy|father|mom|mum|mother|stepdad|stepfather|parents?|ex|brother|uncle)'
/** What it is to live beside somebody's temper, where no blow is told. Too wide for an alarm, right for the voice. */
const LIVES_IN_FEAR: readonly RegExp[] = [
  new RegExp(
    `\\b${HOUSEHOLD}\\b.*\\b(?:temper|drunk|drinks?|drinking|rages?|angry|mad|furious|explodes?|snaps?|loses it|screams?|yells?)\\b.*\\b(?:floor|under (?:the|my) bed|in the (?:closet|bathroom|wardrobe)|hid|hide|hiding|bruis\\w+|bleed\\w*|flinch\\w*|pay for it|eggshells)\\b`,
  ),
  new RegExp(
    `\\b(?:hid|hide|hiding|flinch\\w*|freeze|shak\\w+|trembl\\w+|lock myself|under (?:the|my) bed|eggshells|bruis\\w+)\\b.*\\b${HOUSEHOLD}\\b.*\\b(?:home|drunk|drinks?|drinking|angry|mad|temper|rages?|hand|keys?|door|steps|voice)\\b`,
  ),
]

/** The writer stands in the sentence as somebody things are done to, or who is afraid, or lives there. */
const WRITER =
  /\b(?:me|my ?self|us|mine|i|im|we|my (?:room|bed|arm|face|hair|neck|throat|phone|body|door|money|keys))\b/
const WRITER_LOOKS_ON =
  /\bi (?:am |was )?(?:\w+ )?(?:think|know|believe|pray|ask|worry|worried|love|hear|heard|see|saw|suspect|noticed|found out|want to help|dont know how to help|fear|afraid|scared for)\b|\b(?:tells?|told|calls?|called|texts?|texted|asks?|asked|shows?|showed|worries|begged?) (?:me|us)\b|\bhelp (?:me|us) (?:help|know|to help)\b/g

/**
 * Whom somebody harms, by the situation. It is the person who writes unless it is certain that they write of
 * another: the one who does the harm is never prayed for, and nobody is asked to stay with them.
 */
export function harmIn(situation: string | undefined, crisis: Crisis | undefined): Harm | undefined {
  if (!situation) return undefined
  const plain = plainCry(situation)
  const isHarm =
    (crisis?.certainty === 'certain' && KINDS_OF_HARM.has(crisis.kind)) ||
    speaksOfHarm(situation) ||
    speaksOfHarm(plain) ||
    LIVES_IN_FEAR.some((sign) => sign.test(plain))
  if (!isHarm) return undefined
  const isOfAnother = HURTS_ANOTHER.test(plain) && !WRITER.test(plain.replaceAll(WRITER_LOOKS_ON, ' '))
  return { to: isOfAnother ? 'other' : 'self' }
}

/** The request as writers see it: in harm the recipient is the one who is hurt, also when another was chosen. */
export function requestInHarm(request: PrayerRequest, harm: Harm | undefined): PrayerRequest {
  if (!harm) return request
  return { ...request, recipient: { relationship: harm.to === 'self' ? 'Self' : 'Other' } }
}
