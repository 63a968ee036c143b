import type { QueryClient } from '@tanstack/react-query'
import { device } from '../../offline/device.ts'
import { forgetWhatWasTyped, forgetWordsOfOthers } from './forget-what-was-typed.ts'
import { keptComposition } from './generate/kept-composition.ts'
import { followWaiting, senderFor } from './waiting/follow-waiting.ts'
import { type LeftBehind, leftBehind } from './waiting/left-behind.ts'

/** Somebody is signed in: what was kept for anybody else is taken away, and what waits is sent. */
export function arrive(userId: string, client: QueryClient): () => void {
  forgetWordsOfOthers(userId)
  void device.forget((key) => !key.startsWith(`${userId}/`))
  void keptComposition.forgetOld()
  return followWaiting(userId, client)
}

/** What of somebody's prayers signing out would lose. */
export function findLeftBehind(userId: string): Promise<LeftBehind | undefined> {
  return leftBehind(userId, senderFor(userId))
}

/** Somebody signed out on purpose: nothing of theirs stays in the browser. */
export async function leave(): Promise<void> {
  forgetWhatWasTyped()
  await device.forget(() => true)
}

/**
 * The session was ended from elsewhere: the journal goes with it. What is in no journal yet waits for its owner, and so
 * does the form, as long as it would have anyhow: whoever else signs in takes both away.
 */
export async function loseSession(): Promise<void> {
  await device.forget((key) => key.endsWith('/journal'))
}
