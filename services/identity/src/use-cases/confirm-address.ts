import type { Tx } from '@selah/kit/db'
import { userRepository } from '../db/user-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import type { User } from '../domain/user.ts'
import { announceRegistered } from './announce.ts'

/** Notes that the person reads mail at their address. The first time this makes them a registered person. */
export async function confirmAddress(deps: IdentityDeps, tx: Tx, user: User): Promise<User> {
  const now = deps.now()
  const confirmed = await userRepository.confirmEmail(tx, user.id, now)
  if (!confirmed) return user
  await announceRegistered(tx, user.id, now)
  return confirmed
}
