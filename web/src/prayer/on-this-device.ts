import type { QueryClient } from '@tanstack/react-query'
import { device } from '../offline/device.ts'
import { storedPerson } from '../session/session-storage.ts'
import { forgetWhatWasTyped, forgetWordsOfOthers } from './forget-what-was-typed.ts'
import { followWaiting, senderFor } from './waiting/follow-waiting.ts'
import { type LeftBehind, leftBehind } from './waiting/left-behind.ts'
import { unsavedPrayers } from './waiting/unsaved-prayers.ts'

/** Somebody is signed in: what was kept for anybody else is taken away, and what waits is sent. */
export function arrive(userId: string, client: QueryClient): () => void {
  void forgetOthers(userId)
  void unsavedPrayers.forgetOld()
  return followWaiting(userId, client)
}

async function forgetOthers(userId: string): Promise<void> {
  forgetWordsOfOthers(userId)
  await device.forget((key) => !isOf(userId, key))
}

function isOf(userId: string | undefined, key: string): boolean {
  return userId !== undefined && key.startsWith(`${userId}/`)
}

/** What of somebody's prayers signing out would lose. */
export function findLeftBehind(userId: string): Promise<LeftBehind | undefined> {
  return leftBehind(userId, senderFor(userId))
}

/** Somebody signed out on purpose: nothing of theirs stays in the browser. */
export async function leave(): Promise<void> {
  const here = hereSince()
  if (here !== undefined) return forgetOthers(here)
  forgetWhatWasTyped()
  await device.forget(() => true)
}

/**
 * The session was ended from elsewhere: the journal goes with it. What is in no journal yet waits for its owner, and so
 * does the form, as long as it would have anyhow: another person who signs in takes both away.
 */
export async function loseSession(): Promise<void> {
  const here = hereSince()
  await device.forget((key) => key.endsWith('/journal') && !isOf(here, key))
}

/** A tab that slept gets a sign-out event late: a person who has signed in since, in another tab, keeps what is theirs. */
function hereSince(): string | undefined {
  return storedPerson()?.id
}
