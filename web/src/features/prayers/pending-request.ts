import { placeIn } from '../../storage.ts'
import { SITUATION_CHARACTERS_MAX } from './words.ts'

const KEPT_MS = 24 * 60 * 60 * 1000

const place = placeIn('local', 'pending_prayer_request')

/** What a visitor typed before signing in (D-04): kept for a day, until it is used or somebody signs out. */
export const pendingRequest = {
  find(now = Date.now()): string | undefined {
    return readPending(place.read(), now)
  },
  keep(situation: string, now = Date.now()): void {
    place.write({ situation, at: now })
  },
  forget: place.forget,
}

export function readPending(kept: unknown, now: number): string | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const situation: unknown = Reflect.get(kept, 'situation')
  const at: unknown = Reflect.get(kept, 'at')
  if (typeof situation !== 'string' || situation.trim() === '') return undefined
  if (typeof at !== 'number' || now - at > KEPT_MS) return undefined
  return situation.slice(0, SITUATION_CHARACTERS_MAX)
}
