import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js'
import { useSyncExternalStore } from 'react'
import { readArrival } from './arrival.ts'
import { type LinkProblem, personIn, type SessionState } from './session-state.ts'
import {
  departure,
  hasStoredSession,
  recovery,
  type StoredPerson,
  sessionIdIn,
  storedBearer,
  storedPerson,
  storedSessionId,
} from './session-storage.ts'

/** The auth service knows this session no more. Anything else, 429 and 5xx among them, may pass. */
const REFUSED: ReadonlySet<number> = new Set([400, 401, 403])

// While the build renders pages there is neither an address nor a person.
const arrival = import.meta.env.SSR ? readArrival('http://localhost/') : readArrival(location.href)
const cameByLink = arrival.hasCode || arrival.problem !== undefined
const cameWithSession = hasStoredSession()
const VISITOR: SessionState = { status: 'signed-out', lost: false }

let linkProblem: LinkProblem | undefined
let state: SessionState = cameWithSession || cameByLink ? { status: 'unknown' } : VISITOR
// A bearer that holds needs no auth-js to be believed. One that does not, without a network: auth-js would try for
// half a minute to renew it, and there is nobody to ask.
if (!cameByLink && (storedBearer() || isOffline())) state = storedState() ?? state
let leaving = false
let sessionId = storedSessionId()
let client: Promise<GoTrueClient> | undefined
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

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads auth-js once and follows its session. */
export function authClient(): Promise<GoTrueClient> {
  client ??= startClient().catch((error: unknown) => {
    client = undefined
    if (state.status === 'unknown') become((isOffline() && storedState()) || { status: 'failed', error })
    throw error
  })
  return client
}

/** The bearer for a call; renewed by auth-js, which is loaded for it, when it is about to expire. */
export async function accessToken(): Promise<string | undefined> {
  if (state.status === 'signed-out') return undefined
  noticeWhoIsStored()
  const bearer = state.status === 'signed-in' ? storedBearer() : undefined
  if (bearer !== undefined) return bearer
  if (isOffline()) throw new TypeError('There is no connection to renew the session with')
  const { data, error } = await (await authClient()).getSession()
  // Asked without a bearer the server would refuse, which is not what happened: nobody answered.
  if (error && hasStoredSession()) throw error
  return data.session?.access_token
}

/** Another tab may have let somebody else in, unheard: nothing is asked in their name for a page of the one before. */
function noticeWhoIsStored(): void {
  const stored = storedState()
  if (state.status === 'signed-in' && stored?.status === 'signed-in' && stored.userId !== state.userId)
    become(stored)
}

/** After a 401: a fresh bearer, or nothing when the session is over, which the page is then told. */
export async function renewedAccessToken(): Promise<string | undefined> {
  const auth = await authClient()
  const { error } = await auth.refreshSession()
  // auth-js keeps a session whose bearer has not expired, whatever the server says of it: it may be a passing fault.
  // Here the server has just refused that very bearer, so a refused renewal is the end.
  if (error && REFUSED.has(error.status ?? 0)) await auth.signOut({ scope: 'local' })
  else if (error && error.name !== 'AuthRefreshDiscardedError') return undefined
  // Also what another tab has renewed in the same moment.
  const { data } = await auth.getSession()
  return data.session?.access_token
}

/** Ends the session on this device, or all of the person's. It is gone here even when the server cannot be told. */
export async function signOut(scope: 'local' | 'global' = 'local'): Promise<void> {
  leaving = true
  departure.note(sessionId)
  try {
    const auth = await authClient()
    const { error } = await auth.signOut({ scope })
    if (error && scope === 'global') await auth.signOut({ scope: 'local' })
  } finally {
    leaving = false
  }
}

/** The problem of a link has been dealt with. */
export function forgetLinkProblem(): void {
  linkProblem = undefined
  if (state.status === 'signed-in' || state.status === 'signed-out') become({ ...state, linkProblem })
}

async function startClient(): Promise<GoTrueClient> {
  const { createAuthClient } = await import('./auth-client.ts')
  const created = createAuthClient()
  created.onAuthStateChange(follow)
  return created
}

function follow(event: AuthChangeEvent, session: Session | null): void {
  if (event === 'INITIAL_SESSION') readOutcomeOfLink(session)
  if (event === 'PASSWORD_RECOVERY') recovery.begin()
  if (event === 'USER_UPDATED' || event === 'SIGNED_OUT') recovery.end()
  if (session) sessionId = sessionIdIn(session.access_token)
  // A session that could not be renewed for want of an answer is still in its place, and still the person's.
  const kept = session === null && event === 'INITIAL_SESSION' ? storedState() : undefined
  become(session ? signedIn(session.user) : (kept ?? signedOut()))
}

/** What can be known of the session without asking anybody. */
function storedState(): SessionState | undefined {
  const person = storedPerson()
  return person && signedIn(person)
}

function isOffline(): boolean {
  return !import.meta.env.SSR && navigator.onLine === false
}

/** auth-js takes a code it could use out of the address, so a code that is still there was of no use. */
function readOutcomeOfLink(session: Session | null): void {
  const codeLeft = new URL(location.href).searchParams.has('code')
  if (arrival.problem !== undefined) linkProblem = { kind: 'refused', detail: arrival.problem }
  else if (arrival.hasCode && codeLeft) linkProblem = { kind: 'other-device' }
  else if (arrival.hasCode && arrival.resetting && session) recovery.begin()
}

function signedIn(person: StoredPerson): SessionState {
  return { ...personIn(person), recovering: recovery.isPending(), ...(linkProblem && { linkProblem }) }
}

function signedOut(): SessionState {
  const hadSession =
    state.status === 'signed-in' ||
    (state.status === 'signed-out' && state.lost) ||
    (state.status === 'unknown' && cameWithSession)
  return {
    status: 'signed-out',
    lost: hadSession && !leaving && !departure.isOf(sessionId),
    ...(linkProblem && { linkProblem }),
  }
}

function become(next: SessionState): void {
  // Token refreshes announce the same person again and again: only a difference is worth a render.
  if (JSON.stringify(next) === JSON.stringify(state)) return
  state = next
  for (const listener of listeners) listener()
}
