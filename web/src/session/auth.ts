import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js'
import {
  become,
  cameWithSession,
  currentSession,
  isOffline,
  type LinkProblem,
  problemOfLink,
  type SessionState,
  signedIn,
  storedState,
} from './session.ts'
import { departure, forgetStoredSession, recovery, sessionIdIn, storedSessionId } from './session-storage.ts'

interface Manager {
  client?: Promise<GoTrueClient> | undefined
  /** The session is being ended here, on purpose. */
  isLeaving: boolean
  sessionId: string | undefined
  /** How many events of the session were heard: a later one makes an earlier one that still waits void. */
  heard: number
}

const manager: Manager = { isLeaving: false, sessionId: storedSessionId(), heard: 0 }

/** Loads auth-js once and follows its session. */
export function authClient(): Promise<GoTrueClient> {
  manager.client ??= startClient().catch((error: unknown) => {
    manager.client = undefined
    if (currentSession().status === 'unknown')
      become((isOffline() && storedState()) || { status: 'failed', error })
    throw error
  })
  return manager.client
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
  manager.isLeaving = true
  departure.note(manager.sessionId)
  try {
    await end(await authClient())
  } finally {
    manager.isLeaving = false
  }
}

/** The problem of a link has been dealt with. */
export function forgetLinkProblem(): void {
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
  // It stands in the state until it has been dealt with.
  const found = event === 'INITIAL_SESSION' ? problemOfLink(session) : undefined
  if (event === 'PASSWORD_RECOVERY') recovery.begin()
  if (event === 'USER_UPDATED' || event === 'SIGNED_OUT') recovery.end()
  if (session) manager.sessionId = sessionIdIn(session.access_token)
  // A session that could not be renewed for want of an answer is still in its place, and still the person's.
  const kept = session === null && event === 'INITIAL_SESSION' ? storedState(found) : undefined
  manager.heard += 1
  const latest = manager.heard
  const next = () => {
    if (latest !== manager.heard) return
    const linkProblem = found ?? currentLinkProblem()
    become(session ? signedIn(session.user, linkProblem) : (kept ?? signedOut(linkProblem)))
  }
  if (event === 'SIGNED_OUT' && wouldBeLost()) void departure.moment().then(next)
  else next()
}

function currentLinkProblem(): LinkProblem | undefined {
  const session = currentSession()
  return 'linkProblem' in session ? session.linkProblem : undefined
}

function signedOut(linkProblem: LinkProblem | undefined): SessionState {
  return { status: 'signed-out', lost: wouldBeLost(), ...(linkProblem && { linkProblem }) }
}

function wouldBeLost(): boolean {
  const state = currentSession()
  const hadSession =
    state.status === 'signed-in' ||
    (state.status === 'signed-out' && state.lost) ||
    (state.status === 'unknown' && cameWithSession)
  return hadSession && !manager.isLeaving && !departure.isOf(manager.sessionId)
}
