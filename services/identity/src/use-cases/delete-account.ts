import { withTx } from '@selah/kit/db'
import { erasePerson } from '@selah/kit/erasure/personal-data'
import { NotSignedIn } from '@selah/kit/http/caller'
import { v4 as uuidv4 } from 'uuid'
import { erasureRepository } from '../db/erasure-repository.ts'
import { personal } from '../db/personal-data.ts'
import { sessionRepository } from '../db/session-repository.ts'
import { userRepository } from '../db/user-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { announceErasure, announceRevoked } from './announce.ts'

/**
 * Deletes an account at once, and asks every service to delete what it has of its person. Asked again, it returns the
 * same erasure. Throws NotSignedIn when the session has ended. services/decisions/0016-erasure.md.
 */
export async function deleteAccount(
  { pool, now, log }: IdentityDeps,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<string> {
  // Random in every bit: anyone who knows the id may read the state.
  const id = uuidv4()
  const erasureId = await withTx(pool, async (tx) => {
    const user = await userRepository.lock(tx, userId)
    if (!user) return erasureRepository.findOpenOf(tx, userId)
    if (!(await sessionRepository.findOwned(tx, userId, sessionId))) return undefined
    const ended = await sessionRepository.deleteAllBut(tx, userId, null)
    await announceRevoked(tx, userId, ended, now())
    // An address that nobody confirmed is perhaps somebody else's.
    const email = user.emailConfirmedAt && user.email
    await erasureRepository.insert(tx, { id, userId, email }, now())
    await announceErasure(tx, { id, userId }, now())
    await erasePerson(tx, personal, true, userId)
    return id
  })
  if (!erasureId) throw new NotSignedIn()
  if (erasureId === id) log.info({ erasureId }, 'erasure requested')
  return erasureId
}
