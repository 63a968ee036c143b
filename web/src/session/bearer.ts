import { authClient } from './auth.ts'
import { become, currentSession, isOffline, storedState } from './session.ts'
import { hasStoredSession, storedBearer } from './session-storage.ts'

/** The auth service knows this session no more. Anything else, 429 and 5xx among them, may pass. */
const REFUSED: ReadonlySet<number> = new Set([400, 401, 403])

/** The bearer for a call; renewed by auth-js, which is loaded for it, when it is about to expire. */
export async function accessToken(): Promise<string | undefined> {
  if (currentSession().status === 'signed-out') return undefined
  noticeWhoIsStored()
  const bearer = currentSession().status === 'signed-in' ? storedBearer() : undefined
  if (bearer !== undefined) return bearer
  if (isOffline()) throw new TypeError('There is no connection to renew the session with')
  const { data, error } = await (await authClient()).getSession()
  // Asked without a bearer the server would refuse, which is not what happened: nobody answered.
  if (error && hasStoredSession()) throw error
  return data.session?.access_token
}

/** Another tab may have let somebody else in, unheard: nothing is asked in their name for a page of the one before. */
function noticeWhoIsStored(): void {
  const state = currentSession()
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
