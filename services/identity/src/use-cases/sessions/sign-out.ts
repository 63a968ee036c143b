import { withTx } from '@selah/kit/db'
import { type SignOutScope, sessionRepository } from '../../db/session-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import type { Session } from '../../domain/session.ts'
import { announceRevoked } from '../announce.ts'

/** Ends this session, all of the person's sessions, or all others, and tells everybody who accepts their tokens. */
export async function signOut(
  { pool, now }: IdentityDeps,
  { id, userId }: Session,
  scope: SignOutScope,
): Promise<void> {
  await withTx(pool, async (tx) => {
    const ended = await sessionRepository.delete(tx, userId, scope, id)
    await announceRevoked(tx, userId, ended, now())
  })
}
