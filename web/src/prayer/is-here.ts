import { currentSession } from '../session/session.ts'

/** Whether this person is the one who is signed in: what comes late must not write their words back after they left. */
export function isHere(userId: string): boolean {
  const session = currentSession()
  return session.status === 'signed-in' && session.userId === userId
}
