import type { Tx } from '@selah/kit/db'
import { v7 as uuidv7 } from 'uuid'
import { refreshTokenRepository } from '../../db/refresh-token-repository.ts'
import { sessionRepository } from '../../db/session-repository.ts'
import { userRepository } from '../../db/user-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { type Device, newSession, type Session } from '../../domain/session.ts'
import type { User, UserWithIdentities } from '../../domain/user.ts'
import { newRefreshToken } from '../../tokens/refresh-token.ts'
import { rememberPlace } from '../known-place.ts'

/** What a client is given when it has signed in or refreshed. */
export interface SignedIn {
  readonly person: UserWithIdentities
  readonly session: Session
  readonly refreshToken: string
}

export interface Proof {
  /** What the `amr` claim says: `password`, `otp`, `recovery`, … */
  readonly method: string
  /** Through which of their identities the person came in. */
  readonly provider: string
  readonly device: Device
}

/** Starts a session for somebody who has just proved who they are, next to the sessions they have. */
export async function startSession(
  deps: Pick<IdentityDeps, 'now' | 'hashes'>,
  tx: Tx,
  user: User,
  { method, provider, device }: Proof,
): Promise<SignedIn> {
  const now = deps.now()
  const session = newSession(uuidv7(), user.id, method, device, now)
  const refreshToken = newRefreshToken()
  await sessionRepository.insert(tx, session)
  await refreshTokenRepository.insert(tx, session.id, refreshToken, now)
  await rememberPlace(deps, tx, user.id, device.place)
  await userRepository.noteSignIn(tx, user.id, provider, now)
  const person = await userRepository.withIdentities(tx, { ...user, lastSignInAt: now })
  return { person, session, refreshToken }
}
