import { useDeferredValue, useEffect, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { headingAt, paths } from '../paths.ts'
import { type SessionState, useSession } from '../session/session.ts'
import { personPlace } from '../storage.ts'
import { PageSkeleton } from '../ui/page/page-skeleton.tsx'
import { isOurPath } from '../way-back.ts'

/** Lets people in who have a session; the others go to /auth, from any page and at any moment. */
export function RequireSession() {
  const session = useSession()
  useWayBack(session)
  // So that a page is drawn in small steps when its person is known, and a press in between is heard.
  const before = useDeferredValue(session)
  const heading = headingAt(useLocation().pathname)
  if (session.status === 'failed') throw session.error
  if (session.status === 'unknown') return <PageSkeleton heading={heading} />
  // Another person in this tab starts with pages of their own.
  if (session.status === 'signed-in')
    return before.status === 'unknown' ? <PageSkeleton heading={heading} /> : <Outlet key={session.userId} />
  const knownHere = session.lost || session.linkProblem !== undefined
  return <Navigate to={knownHere ? paths.signIn : paths.auth} replace />
}

/** A person who loses their session on a page comes back to it. */
function useWayBack(session: SessionState): void {
  const { pathname, search } = useLocation()
  const person = useRef<string>(undefined)
  useEffect(() => {
    if (session.status === 'signed-in') {
      person.current = session.userId
      cameFrom.forget()
    }
    if (session.status === 'signed-out' && session.lost) cameFrom.keep(person.current, pathname + search)
  }, [session, pathname, search])
}

/** Where somebody was when their session was lost, to lead them back. A page that was just opened has no known owner. */
export const cameFrom = personPlace('came_from', {
  area: 'tab',
  version: 1,
  read: (stored) => (typeof stored === 'string' && isOurPath(stored) ? stored : undefined),
})
