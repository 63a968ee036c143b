import type { Mood } from '../prayer.ts'
import type { Crisis } from './crisis.ts'
import { likeness } from './recogniser/recognise.ts'
import { findSign } from './signs/find-sign.ts'
import { whomItIsAbout } from './whom-it-is-about.ts'

export interface WhatWasSaid {
  readonly situation?: string | undefined
  /** A mood alone is never a sign; it is taken so that a request can be handed in as it is. */
  readonly mood?: Mood | undefined
}

// Measured in `care-training/`: where as few as possible are missed and ordinary days do not alarm.
const CRISIS_FROM = 0
const HEAVY_FROM = -0.2
/** What a turn of phrase adds to what the text is like as a whole. */
const SIGN_ADDS = 0.3

/**
 * Recognises, without asking anybody, that a person or somebody they pray for may be in danger. English, Spanish and
 * Portuguese. Undefined when nothing suggests it: grief, illness, and hard days are not a crisis.
 */
export function detectCrisis({ situation }: WhatWasSaid): Crisis | undefined {
  if (!situation) return undefined
  const sign = findSign(situation)
  const like = likeness(situation)
  const score = sign ? likenessAtSign(situation, like.cry) + SIGN_ADDS : like.cry
  if (score < CRISIS_FROM) return undefined
  const kind = sign?.kind ?? (like.abuse > 0 ? 'abuse' : 'suicide')
  return { kind, about: whomItIsAbout(situation, sign?.isMine ?? 'when-first') }
}

/** Whether somebody may be glad to know who answers at any hour: not a crisis, and not an ordinary day either. */
export function soundsHeavy({ situation }: WhatWasSaid): boolean {
  return (
    situation !== undefined && (findSign(situation) !== undefined || likeness(situation).cry > HEAVY_FROM)
  )
}

/** One sentence may hold what all the others hide. */
function likenessAtSign(situation: string, whole: number): number {
  const sentences = situation.split(/(?<=[.!?;\n…])/).filter((sentence) => findSign(sentence))
  return Math.max(whole, ...sentences.map((sentence) => likeness(sentence).cry))
}
