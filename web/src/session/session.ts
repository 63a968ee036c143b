import type { Session } from '@supabase/auth-js'
import { useSyncExternalStore } from 'react'
import { observable } from '../observable.ts'
import {
  hasStoredSession,
  recovery,
  type StoredPerson,
  storedBearer,
  storedPerson,
} from './session-storage.ts'

/** Why a link from a mail did not sign the person in. */
export type LinkProblem =
  | { readonly kind: 'other-device' }
  | { readonly kind: 'refused'; readonly detail: string }

export type SessionState =
  /** Something is stored, or a link was opened: auth-js is finding out. */
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'signed-out'; readonly lost: boolean; readonly linkProblem?: LinkProblem }
  | {
      readonly status: 'signed-in'
      readonly userId: string
      readonly email: string
      /** As given at sign-up. */
      readonly name: string
      /** Opened from a recovery mail: a new password is still to be chosen. */
      readonly recovering: boolean
      readonly linkProblem?: LinkProblem
    }

/** Who is signed in, by what the auth service says of them. */
export function personIn({ id, email, user_metadata }: StoredPerson) {
  // People write their metadata through the auth protocol, where it can be anything.
  const name: unknown = user_metadata.name
  return {
    status: 'signed-in',
    userId: id,
    email: email ?? '',
    name: typeof name === 'string' ? name : '',
  } as const
}

// While the build renders pages there is no address.
const arrival = readArrival(import.meta.env.SSR ? 'http://localhost/' : location.href)

/** Whether the page was opened by a link from a mail: then there may be a session in a moment. */
export const cameByLink = arrival.hasCode || arrival.problem !== undefined

/** What came of that link. auth-js takes a code it could use out of the address, so one that is still there failed. */
export function problemOfLink(session: Session | null): LinkProblem | undefined {
  const codeLeft = new URL(location.href).searchParams.has('code')
  if (arrival.problem !== undefined) return { kind: 'refused', detail: arrival.problem }
  if (arrival.hasCode && codeLeft) return { kind: 'other-device' }
  if (arrival.hasCode && arrival.resetting && session) recovery.begin()
  return undefined
}

/** A link from a mail brought the person here: what it carried. */
export interface Arrival {
  /** A code to exchange for a session. */
  readonly hasCode: boolean
  /** The link leads to choosing a new password. */
  readonly resetting: boolean
  /** The auth service's sentence when it refused the link. */
  readonly problem?: string
}

export function readArrival(href: string): Arrival {
  const url = new URL(href)
  const fragment = new URLSearchParams(url.hash.slice(1))
  const carried = (name: string) => url.searchParams.get(name) ?? fragment.get(name)
  const problem = carried('error_description') ?? carried('error')
  return {
    hasCode: url.searchParams.has('code'),
    resetting: url.searchParams.get('mode') === 'reset-password',
    ...(problem === null ? {} : { problem }),
  }
}

/** Whether somebody was signed in here when the page was opened. */
export const cameWithSession = hasStoredSession()
const VISITOR: SessionState = { status: 'signed-out', lost: false }

const session = observable<SessionState>(firstState())

function firstState(): SessionState {
  // A bearer that holds needs no auth-js to be believed. One that does not, without a network: auth-js would try for
  // half a minute to renew it, and there is nobody to ask.
  const stored = !cameByLink && (storedBearer() || isOffline()) ? storedState() : undefined
  return stored ?? (cameWithSession || cameByLink ? { status: 'unknown' } : VISITOR)
}

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

export const currentSession = session.get
export const onSessionChange = session.follow

/** Whether this is the person who is signed in: what comes late must not write their words back after they left. */
export function isSignedIn(userId: string): boolean {
  const state = session.get()
  return state.status === 'signed-in' && state.userId === userId
}

/** For listeners to a change. */
export function become(next: SessionState): void {
  // Token refreshes announce the same person again and again: only a difference is worth a render.
  if (JSON.stringify(next) !== JSON.stringify(session.get())) session.set(next)
}

/** What can be known of the session without asking anybody. */
export function storedState(linkProblem?: LinkProblem): SessionState | undefined {
  const person = storedPerson()
  return person && signedIn(person, linkProblem)
}

export function signedIn(person: StoredPerson, linkProblem?: LinkProblem): SessionState {
  return { ...personIn(person), recovering: recovery.isPending(), ...(linkProblem && { linkProblem }) }
}

export function isOffline(): boolean {
  return !import.meta.env.SSR && navigator.onLine === false
}

/** The person, on a page that only people with a session see. */
export function useSignedIn() {
  const state = useSession()
  if (state.status !== 'signed-in') throw new Error('This page needs a session')
  return state
}
