import type { PrayerRequest } from '../../api/types.ts'
import { placeIn } from '../../storage.ts'

/** A prayer that was asked for and is not saved yet. */
export interface KeptGeneration {
  readonly userId: string
  /** Asking again with the same key gives the same prayer, and costs nothing (24 h). */
  readonly key: string
  readonly request: PrayerRequest
  /** Milliseconds since 1970. */
  readonly askedAt: number
  /** The prayer has been shown whole. */
  readonly finished: boolean
}

// Under the server's 24 hours, so that a key is never asked with after the server has forgotten it.
const ASKABLE_MS = 23 * 60 * 60 * 1000

const place = placeIn('session', 'kept_generation')

/** Lets a reload, or a lost connection, come back to the prayer instead of losing it. */
export const keptGeneration = {
  find(userId: string, now = Date.now()): KeptGeneration | undefined {
    const kept = place.read()
    if (!isKeptGeneration(kept) || kept.userId !== userId) return undefined
    return now - kept.askedAt < ASKABLE_MS ? kept : undefined
  },
  keep: (generation: KeptGeneration) => place.write(generation),
  forget: place.forget,
}

/** The request again, word for word: the same key may be used, so that a lost answer is found, not paid twice. */
export function isSameRequest(one: PrayerRequest, other: PrayerRequest): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function isKeptGeneration(value: unknown): value is KeptGeneration {
  return (
    typeof value === 'object' && value !== null && 'key' in value && 'request' in value && 'askedAt' in value
  )
}
