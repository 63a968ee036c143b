import { detectCrisis } from '../care/detect-crisis.ts'
import type { PrayerRequest } from '../prayer.ts'
import { circumstancesOf } from '../scripture/passages/circumstances-of.ts'

/** All that a person told us in their own words: what a prayer may repeat. */
export function givenWords({ situation = '', recipient }: PrayerRequest): string {
  return `${situation} ${recipient.name ?? ''}`
}

/** Whether a request speaks of abuse, of oneself or of somebody else. */
export function speaksOfAbuse(request: PrayerRequest): boolean {
  return circumstancesOf(request).has('abused') || detectCrisis(request)?.kind === 'abuse'
}
