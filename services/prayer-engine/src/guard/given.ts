import { onceForRequest } from '../once-for-request.ts'
import type { PrayerRequest } from '../prayer.ts'
import { tellsOfDeath } from '../situation/departed.ts'
import { speaksOfHarm } from '../speaks-of-harm.ts'
import { plainSpeech } from '../text/plain.ts'

/** What the guard needs to know of a request, worked out once for all its sentences. */
export interface Given {
  /** All that a person told us in their own words: what a prayer may repeat. */
  readonly words: string
  /** The same as plain speech. */
  readonly spoken: string
  readonly speaksOfAbuse: boolean
  readonly asksToForgive: boolean
  /** Somebody has died of whom the person tells. */
  readonly speaksOfDeath: boolean
}

export const givenIn = onceForRequest(readGiven)

function readGiven(request: PrayerRequest): Given {
  const words = `${request.situation ?? ''} ${request.recipient.name ?? ''}`
  const speaksOfAbuse = speaksOfHarm(words)
  const spoken = plainSpeech(words)
  const asksToForgive = request.category === 'Forgiveness' || /\bforgiv|\bperdon|\bperdo/.test(spoken)
  return { words, spoken, speaksOfAbuse, asksToForgive, speaksOfDeath: tellsOfDeath(words) }
}
