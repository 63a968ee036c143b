import { withTx } from '@selah/kit/db'
import { type Caller, NotSignedIn } from '@selah/kit/http/caller'
import { sessionRepository } from '../../db/session-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { NoSuchSession } from '../../errors.ts'
import { announceRevoked } from '../announce.ts'

/**
 * Ends one of the person's sessions. Throws NotSignedIn when the session that asks has ended, and NoSuchSession when
 * the person has no such session: it has ended, or it belongs to somebody else.
 */
export async function endSession(
  { pool, now }: IdentityDeps,
  caller: Caller,
  sessionId: string,
): Promise<void> {
  await withTx(pool, async (tx) => {
    if (!(await sessionRepository.findOwned(tx, caller.userId, caller.sessionId))) throw new NotSignedIn()
    const ended = await sessionRepository.delete(tx, caller.userId, 'local', sessionId)
    if (ended.length === 0) throw new NoSuchSession()
    await announceRevoked(tx, caller.userId, ended, now())
  })
}
