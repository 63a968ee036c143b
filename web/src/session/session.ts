import { useSyncExternalStore } from 'react'
import { cameByLink, linkOutcome } from './link-outcome.ts'
import { personIn, type SessionState } from './session-state.ts'
import {
  hasStoredSession,
  recovery,
  type StoredPerson,
  storedBearer,
  storedPerson,
} from './session-storage.ts'

/** Whether somebody was signed in here when the page was opened. */
export const cameWithSession = hasStoredSession()
const VISITOR: SessionState = { status: 'signed-out', lost: false }

let state: SessionState = cameWithSession || cameByLink ? { status: 'unknown' } : VISITOR
// A bearer that holds needs no auth-js to be believed. One that does not, without a network: auth-js would try for
// half a minute to renew it, and there is nobody to ask.
if (!cameByLink && (storedBearer() || isOffline())) state = storedState() ?? state
const listeners = new Set<() => void>()

/**
 * The session as it is now; the screen follows it, also when another tab signs in or out. Prerendered pages are
 * a visitor's, so they are a visitor's while they hydrate, and the person's right after.
 */
export function useSession(): SessionState {
  return useSyncExternalStore(onSessionChange, currentSession, () => VISITOR)
}

/**
 * Whether a person is signed in, or was when they came and nothing is heard to the contrary: for what may be wrong
 * for a moment, like a link in the header, and shall not change under the eyes while auth-js loads.
 */
export function useSeemsSignedIn(): boolean {
  const { status } = useSession()
  return status === 'signed-in' || (status === 'unknown' && cameWithSession)
}

export function currentSession(): SessionState {
  return state
}

/** Whether this is the person who is signed in: what comes late must not write their words back after they left. */
export function isSignedIn(userId: string): boolean {
  return state.status === 'signed-in' && state.userId === userId
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For listeners to a change. */
export function become(next: SessionState): void {
  // Token refreshes announce the same person again and again: only a difference is worth a render.
  if (JSON.stringify(next) === JSON.stringify(state)) return
  state = next
  for (const listener of listeners) listener()
}

/** What can be known of the session without asking anybody. */
export function storedState(): SessionState | undefined {
  const person = storedPerson()
  return person && signedIn(person)
}

export function signedIn(person: StoredPerson): SessionState {
  const linkProblem = linkOutcome.problem()
  return { ...personIn(person), recovering: recovery.isPending(), ...(linkProblem && { linkProblem }) }
}

export function isOffline(): boolean {
  return !import.meta.env.SSR && navigator.onLine === false
}
