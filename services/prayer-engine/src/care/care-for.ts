import type { PrayerRequest } from '../prayer.ts'
import { isGladRequest } from '../situation/gladness.ts'
import { withoutCodes } from './codes.ts'
import type { Crisis } from './crisis.ts'
import { asksOnly, withoutAsking } from './plea.ts'
import { likeness } from './recogniser/recognise.ts'
import { type FoundSign, findSign } from './signs/find-sign.ts'
import { whomItIsAbout } from './whom-it-is-about.ts'
import { windowsOf } from './windows.ts'

/** What somebody needs besides a prayer. */
export interface Care {
  readonly crisis?: Crisis
  /** No danger is seen, and it is no ordinary day: a line under the prayer says who answers at any hour. */
  readonly isHeavy: boolean
}

/** A text or a part of it, and how much more it is like a cry than a crisis takes: from 0 on it is one. */
interface Heard {
  readonly text: string
  readonly above: number
}

// Chosen by learning from all authors but one and trying on that one (`care-training/README.md`): an ordinary text of
// several sentences alarms no more often than an ordinary line does.
const CRISIS_FROM = { line: 0, text: 0.3, sentence: 0.45, pair: 0.35 } as const
/** What a turn of phrase adds where it stands. */
const SIGN_ADDS = { whole: 0.6, within: 1 } as const
const HEAVY_FROM = -0.35
/** So many sentences hide a cry from a look at the whole, and make the whole look like one when none of them is. */
const TEXT_SENTENCES_MIN = 3

/** So far over the line it is certain; a sign alone is not, since it may speak of what is long over. */
const CERTAIN_FROM = { withSign: 0.65, without: 0.75 } as const

const NO_CARE: Care = { isHeavy: false }

/**
 * Recognises, without asking anybody, that a person or somebody they pray for may be in danger. English, Spanish and
 * Portuguese. No crisis when nothing suggests it: grief, illness, and hard days are none, nor is a mood alone.
 */
export function careFor(request: Pick<PrayerRequest, 'situation'> & Partial<PrayerRequest>): Care {
  const { situation } = request
  if (!situation) return NO_CARE
  const sign = findSign(situation)
  if (!sign && asksOnly(situation)) return NO_CARE
  const heard = hear(withoutCodes(situation), sign)
  if (heard.above < 0) return { isHeavy: sign !== undefined || heard.above > HEAVY_FROM }
  // Gladness without a sign is no danger, whatever the words resemble.
  if (!sign && heard.above < CERTAIN_FROM.without && isGladRequest(request)) return { isHeavy: true }
  const kind = sign?.kind ?? (likeness(heard.text, 'abuse') > 0 ? 'abuse' : 'suicide')
  const certainFrom = sign ? CERTAIN_FROM.withSign : CERTAIN_FROM.without
  const certainty = heard.above >= certainFrom ? 'certain' : 'possible'
  return {
    crisis: { kind, certainty, about: whomItIsAbout(situation, sign?.isMine ?? 'when-first') },
    isHeavy: false,
  }
}

/** The loudest of the whole, its sentences, and each two that stand together. */
function hear(situation: string, sign: FoundSign | undefined): Heard {
  const { sentences, pairs } = windowsOf(situation)
  const isSign = sentences.map((sentence) => sign !== undefined && findSign(sentence) !== undefined)
  const wholeFrom = sentences.length < TEXT_SENTENCES_MIN ? CRISIS_FROM.line : CRISIS_FROM.text
  const whole = likeness(withoutAsking(situation), 'cry') + (sign ? SIGN_ADDS.whole : 0) - wholeFrom
  const heard: Heard[] = [
    { text: situation, above: whole },
    ...sentences.map((text, at) => within(text, isSign[at] === true, CRISIS_FROM.sentence)),
    ...pairs.map((text, at) => within(text, isSign[at] || isSign[at + 1] === true, CRISIS_FROM.pair)),
  ]
  return heard.reduce((loudest, each) => (each.above > loudest.above ? each : loudest))
}

function within(text: string, hasSign: boolean, from: number): Heard {
  if (!hasSign && asksOnly(text)) return { text, above: Number.NEGATIVE_INFINITY }
  return { text, above: likeness(text, 'within') + (hasSign ? SIGN_ADDS.within : 0) - from }
}
