import type { Arc, ArcVoice } from '../arcs/arc.ts'
import { arcNamed, arcOfCategory } from '../arcs/catalogue.ts'
import type { Crisis } from '../care/crisis.ts'
import type { Harm } from '../care/harm.ts'
import { likelyNeeds } from '../needs/likely-needs.ts'
import type { PrayerRequest } from '../prayer.ts'
import { isBeloved, oneOf, type PersonMention } from '../situation/people.ts'
import type { Reading } from '../situation/read-situation.ts'
import { isThanksInSorrow, plainPrayer, plainPrayerOfWriter } from './plain-prayer.ts'

/** Whom a prayer speaks of when another is harmed. Never a name or a relation: it may be the wrong one. */
const THE_HURT: PersonMention = { text: 'the one who is being hurt', pronoun: 'they', isPlural: false }

/** The arc of a prayer, whom it speaks of, and in which voice. */
export interface ChosenArc {
  readonly arc: Arc
  readonly movements: ArcVoice
  readonly voice: 'self' | 'other'
  readonly person?: PersonMention | undefined
  /** The arc of a second need, of which one thing is asked. */
  readonly second?: Arc | undefined
}

/** Danger and harm first, then what the situation tells of, then what is felt, then the category. */
export function chooseArc(
  request: PrayerRequest,
  reading: Reading,
  crisis: Crisis | undefined,
  harm: Harm | undefined,
): ChosenArc {
  const { arc, second, isWritersOwn } = arcFor(request, reading, crisis, harm)
  const { voice, person }: Voice = isWritersOwn
    ? { voice: 'self' }
    : voiceFor(request, reading, arc, crisis, harm)
  const movements = voice === 'self' ? (arc.self ?? arc.other) : (arc.other ?? arc.self)
  if (!movements) throw new Error(`no voice in ${arc.id}`)
  return { arc, second, movements, voice, ...(voice === 'other' && { person }) }
}

/** Whether somebody is certainly in danger: then only safety is prayed for. */
export function isCertain(crisis: Crisis | undefined): boolean {
  return crisis?.certainty === 'certain'
}

/** Whether one of the people told of may do harm. */
export function mayBeHarm(crisis: Crisis | undefined): boolean {
  return crisis?.kind === 'abuse' || crisis?.kind === 'violence'
}

interface FoundArc {
  readonly arc: Arc
  readonly second?: Arc
  readonly isWritersOwn?: boolean
}

function arcFor(
  request: PrayerRequest,
  reading: Reading,
  crisis: Crisis | undefined,
  harm: Harm | undefined,
): FoundArc {
  if (isCertain(crisis)) return { arc: arcNamed(harm ? 'crisis/shelter' : 'crisis/near') }
  if (harm) return { arc: arcNamed(harm.to === 'self' ? 'harm/at-home' : 'harm/another') }
  const [first, second] = likelyNeeds(request, reading)
  // It may be the one close to them who does the harm: then nothing is said of mending ties.
  if (mayBeHarm(crisis) && OF_TIES.test(first?.id ?? `category/${request.category}`))
    return plainPrayerOfWriter(request, reading)
  if (first) return { arc: first, ...(second && { second }) }
  // Where no need is sure, a plain prayer lets the telling speak; where nothing was told, the category has its arc.
  return reading.tellable.length === 0 && !isThanksInSorrow(request)
    ? { arc: arcOfCategory(request.category) }
    : plainPrayer(request, reading)
}

type Voice = Pick<ChosenArc, 'voice' | 'person'>

function voiceFor(
  { recipient: asked }: PrayerRequest,
  reading: Reading,
  arc: Arc,
  crisis: Crisis | undefined,
  harm: Harm | undefined,
): Voice {
  if (harm) return harm.to === 'self' ? { voice: 'self' } : { voice: 'other', person: THE_HURT }
  // It may be the recipient who does the harm.
  if (!arc.other || mayBeHarm(crisis)) return { voice: 'self' }
  // 'For: Work', and then nothing but oneself: the prayer is the writer's own.
  const isOwn = !isCertain(crisis) && (reading.isForWriter || isOwnLove(asked, arc, reading))
  if (arc.self && isOwn) return { voice: 'self' }
  if (asked.relationship === 'Self') {
    const isAnothers = isCertain(crisis) ? crisis?.about === 'other' : arc.stands === 'in it'
    const person = reading.subject ?? (OF_ONE_BODY.test(arc.id) ? reading.unnamed : undefined)
    return person && isAnothers ? { voice: 'other', person } : { voice: 'self' }
  }
  const recipient =
    reading.recipient && OF_ONE_BODY.test(arc.id) ? oneOf(reading.recipient) : reading.recipient
  if (!arc.self) return { voice: 'other', person: recipient }
  // Nothing is asked for the dead, and a fault is prayed for by the one who did it.
  const isWritersOwn = reading.recipientHasDied || (ONES_OWN.test(arc.id) && reading.writerActs)
  return isWritersOwn ? { voice: 'self' } : { voice: 'other', person: recipient }
}

/** Who tells of their own love stands in it: 'My wife left me' is not asked for the wife. */
function isOwnLove({ relationship }: PrayerRequest['recipient'], { id }: Arc, { subject }: Reading): boolean {
  if (!id.startsWith('love/')) return false
  return relationship === 'Relationship' || (subject !== undefined && isBeloved(subject))
}

/** What one body has: a group is never asked for, and a 'she' who is told of has it. */
const OF_ONE_BODY = /^(?:illness|body)\//
const OF_TIES =
  /^(?:love|family|wronged|friends)\/|^category\/(?:Family|Love|Forgiveness|Peace|Work)$|^habit\/loved-one$/
const ONES_OWN = /^(?:guilt|habit|god)\//
