import { dbOf } from '@selah/kit/db'
import { type Caller, NotSignedIn } from '@selah/kit/http/caller'
import { sessionRepository } from '../../db/session-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { hasExpired, type Session } from '../../domain/session.ts'

/** The person's sessions: the one that asks first, then by last use. Throws NotSignedIn when that one has ended. */
export async function listSessions(
  { pool, now, sessionLimits }: IdentityDeps,
  { userId, sessionId }: Caller,
): Promise<Session[]> {
  const all = await sessionRepository.list(dbOf(pool), userId)
  const lasting = all.filter((session) => !hasExpired(session, sessionLimits, now()))
  const current = lasting.find(({ id }) => id === sessionId)
  if (!current) throw new NotSignedIn()
  const others = lasting.filter((session) => session !== current)
  return [current, ...others.sort((a, b) => b.refreshedAt.getTime() - a.refreshedAt.getTime())]
}
