import type { QueryClient } from '@tanstack/react-query'
import { eraseAllBut, eraseWithSession } from '../offline/erase.ts'
import { storedPerson } from '../session/session-storage.ts'
import { followWaiting, senderFor } from './waiting/follow-waiting.ts'
import { type LeftBehind, leftBehind } from './waiting/left-behind.ts'

/** Somebody is signed in: what anybody else stored is erased, like what is too old, and what waits is sent. */
export function arrive(userId: string, client: QueryClient): () => void {
  void eraseAllBut(userId)
  return followWaiting(userId, client)
}

/** What of somebody's prayers signing out would lose. */
export function findLeftBehind(userId: string): Promise<LeftBehind | undefined> {
  return leftBehind(userId, senderFor(userId))
}

/** Somebody signed out on purpose: nothing of theirs stays in the browser. */
export function leave(): Promise<void> {
  return eraseAllBut(hereSince())
}

/**
 * The session was ended from elsewhere: the journal goes with it. What is in no journal yet waits for its owner, and so
 * does the form, as long as it would have anyhow: another person who signs in takes both away.
 */
export function loseSession(): Promise<void> {
  return eraseWithSession(hereSince())
}

/** A tab that slept gets a sign-out event late: a person who has signed in since, in another tab, keeps what is theirs. */
function hereSince(): string | undefined {
  return storedPerson()?.id
}
