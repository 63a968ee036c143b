import { facts } from '../facts.ts'
import { personPlace } from '../storage.ts'
import { SITUATION_CHARACTERS_MAX } from './text/words.ts'

const place = personPlace('pending_prayer_request', {
  area: 'device',
  keptMs: facts.typedBeforeSignInHours * 60 * 60 * 1000,
  version: 1,
  read: (stored) =>
    typeof stored === 'string' && stored.trim() !== ''
      ? stored.slice(0, SITUATION_CHARACTERS_MAX)
      : undefined,
})

/**
 * What was typed on the landing page (D-04): stored for a day, until it is used or somebody signs out. A visitor's
 * words wait for the next person who signs in; those of somebody who is signed in are theirs alone.
 */
export const pendingRequest = {
  ...place,
  keep(userId: string | undefined, situation: string, now = Date.now()): void {
    if (situation.trim() === '') place.forget()
    else place.keep(userId, situation, now)
  },
}
