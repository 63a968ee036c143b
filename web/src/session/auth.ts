import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js'
import {
  become,
  cameWithSession,
  currentSession,
  isOffline,
  linkOutcome,
  type SessionState,
  signedIn,
  storedState,
} from './session.ts'

import { departure, forgetStoredSession, recovery, sessionIdIn, storedSessionId } from './session-storage.ts'

let client: Promise<GoTrueClient> | undefined
let leaving = false
let sessionId = storedSessionId()
/** How many events of the session were heard: a later one makes an earlier one that still waits void. */
let heard = 0

/** Loads auth-js once and follows its session. */
export function authClient(): Promise<GoTrueClient> {
  client ??= startClient().catch((error: unknown) => {
    client = undefined
    if (currentSession().status === 'unknown')
      become((isOffline() && storedState()) || { status: 'failed', error })
    throw error
  })
  return client
}

/** Ends the session on this device, or all of the person's. It is gone here even when the server cannot be told. */
export async function signOut(scope: 'local' | 'global' = 'local'): Promise<void> {
  await onPurpose(async (auth) => {
    const { error } = await auth.signOut({ scope })
    if (error && scope === 'global') await auth.signOut({ scope: 'local' })
  })
}

/** Ends the session on this device without a request: the account is deleted, and the server would refuse it. */
export async function signOutHereOnly(): Promise<void> {
  await onPurpose(async (auth) => {
    // auth-js asks the server to end a session that is stored; without one it only tells its listeners.
    forgetStoredSession()
    await auth.signOut({ scope: 'local' })
  })
}

async function onPurpose(end: (auth: GoTrueClient) => Promise<void>): Promise<void> {
  leaving = true
  departure.note(sessionId)
  try {
    await end(await authClient())
  } finally {
    leaving = false
  }
}

/** The problem of a link has been dealt with. */
export function forgetLinkProblem(): void {
  linkOutcome.forget()
  const session = currentSession()
  if (session.status === 'signed-in' || session.status === 'signed-out')
    become({ ...session, linkProblem: undefined })
}

async function startClient(): Promise<GoTrueClient> {
  const { createAuthClient } = await import('./auth-client.ts')
  const created = createAuthClient()
  created.onAuthStateChange(follow)
  return created
}

function follow(event: AuthChangeEvent, session: Session | null): void {
  if (event === 'INITIAL_SESSION') linkOutcome.read(session)
  if (event === 'PASSWORD_RECOVERY') recovery.begin()
  if (event === 'USER_UPDATED' || event === 'SIGNED_OUT') recovery.end()
  if (session) sessionId = sessionIdIn(session.access_token)
  // A session that could not be renewed for want of an answer is still in its place, and still the person's.
  const kept = session === null && event === 'INITIAL_SESSION' ? storedState() : undefined
  const latest = ++heard
  const next = () => latest === heard && become(session ? signedIn(session.user) : (kept ?? signedOut()))
  if (event === 'SIGNED_OUT' && wouldBeLost()) void departure.moment().then(next)
  else next()
}

function signedOut(): SessionState {
  const linkProblem = linkOutcome.problem()
  return { status: 'signed-out', lost: wouldBeLost(), ...(linkProblem && { linkProblem }) }
}

function wouldBeLost(): boolean {
  const state = currentSession()
  const hadSession =
    state.status === 'signed-in' ||
    (state.status === 'signed-out' && state.lost) ||
    (state.status === 'unknown' && cameWithSession)
  return hadSession && !leaving && !departure.isOf(sessionId)
}
