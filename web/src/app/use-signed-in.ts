import { useSession } from '../session/session.ts'

/** The person, on a page that only people with a session see. */
export function useSignedIn() {
  const session = useSession()
  if (session.status !== 'signed-in') throw new Error('This page needs a session')
  return session
}
