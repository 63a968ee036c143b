import { facts } from '../facts.ts'
import { placeIn } from '../storage.ts'
import { SITUATION_CHARACTERS_MAX } from './text/words.ts'

const KEPT_MS = facts.typedBeforeSignInHours * 60 * 60 * 1000

const place = placeIn('local', 'pending_prayer_request')

/**
 * What was typed on the landing page (D-04): kept for a day, until it is used or somebody signs out. A visitor's
 * words wait for the next person who signs in; those of somebody who is signed in are theirs alone.
 */
export const pendingRequest = {
  find(userId: string | undefined, now = Date.now()): string | undefined {
    return readPending(place.read(), userId, now)
  },
  keep(userId: string | undefined, situation: string, now = Date.now()): void {
    if (situation.trim() === '') place.forget()
    else place.write({ situation, at: now, ...(userId !== undefined && { userId }) })
  },
  forget: place.forget,
  /** Somebody is signed in: what another person left is of no use to them. */
  forgetOthers(userId: string): void {
    if (pendingRequest.find(userId) === undefined) place.forget()
  },
}

export function readPending(kept: unknown, userId: string | undefined, now: number): string | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const situation: unknown = Reflect.get(kept, 'situation')
  const at: unknown = Reflect.get(kept, 'at')
  const owner: unknown = Reflect.get(kept, 'userId')
  if (typeof situation !== 'string' || situation.trim() === '') return undefined
  if (typeof at !== 'number' || now - at > KEPT_MS) return undefined
  if (owner !== undefined && owner !== userId) return undefined
  return situation.slice(0, SITUATION_CHARACTERS_MAX)
}
