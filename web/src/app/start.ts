import { queryClient } from '../api/query-client.ts'
import { authClient, currentSession, onSessionChange } from '../api/session.ts'
import { forgetWhatWasTyped } from '../features/prayers/forget-what-was-typed.ts'

/**
 * Loads the session manager: at once when there may be a session, else when the page is painted and idle.
 * When the person changes, nothing of the one before stays in memory; what they typed is forgotten only
 * when they left on purpose.
 */
export function followSession(): void {
  if (currentSession().status === 'unknown') void startQuietly()
  else whenIdle(() => void startQuietly())

  let person = personNow()
  onSessionChange(() => {
    const session = currentSession()
    const next = personNow()
    if (person !== undefined && person !== next) {
      queryClient.removeQueries()
      if (session.status === 'signed-out' && !session.lost) forgetWhatWasTyped()
    }
    person = next
  })
}

function personNow(): string | undefined {
  const session = currentSession()
  return session.status === 'signed-in' ? session.userId : undefined
}

/** A failure to load is shown by whoever needs the session: here there is nobody to tell. */
function startQuietly(): Promise<unknown> {
  return authClient().catch(() => undefined)
}

function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: 2000 })
  else setTimeout(action, 200)
}
