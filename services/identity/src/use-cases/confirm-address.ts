import type { Tx } from '@selah/kit/db'
import { oneTimeTokenRepository } from '../db/one-time-token-repository.ts'
import { signUpRepository } from '../db/sign-up-repository.ts'
import { userRepository } from '../db/user-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { confirmedBy, NO_SIGN_UP, type SignUpContent } from '../domain/sign-up.ts'
import type { User } from '../domain/user.ts'
import { announceRegistered } from './announce.ts'
import { queueMail } from './mails/queue-mail.ts'

/** How a sign-up was confirmed. */
export interface SignUpProof {
  /** The sign-up that the mail belongs to; null when it belongs to none, as one that was asked for elsewhere. */
  readonly signUpId: string | null
  /** Where the mail was opened: `Device.place`. */
  readonly place: string
}

/**
 * Confirms a sign-up by its mail: the account gets the password and data of that sign-up, and of no other. A person
 * whose account has no password afterwards is mailed how to choose one.
 * Why: services/decisions/0011-a-sign-up-proves-its-own-password.md.
 */
export async function confirmSignUp(
  deps: IdentityDeps,
  tx: Tx,
  user: User,
  { signUpId, place }: SignUpProof,
): Promise<User> {
  const pending = await signUpRepository.listPending(tx, user.id, deps.now())
  const signUp = confirmedBy(pending, signUpId, deps.hashes.candidates('place', place))
  const content = signUp && { ...signUp, termsAcceptedAt: signUp.createdAt }
  const confirmed = await confirmAddress(deps, tx, user, content)
  const { email: to, passwordHash } = confirmed
  if (to && !passwordHash) {
    const link = `${deps.config.PUBLIC_URL}/auth?mode=reset-password`
    await queueMail(deps, tx, user.id, { kind: 'choose-password', to, link })
  }
  return confirmed
}

/**
 * Notes that the person reads mail at their address. The first time this makes them a registered person, with the
 * content of one sign-up; without one, as after a recovery, the account has no password until its owner chooses one.
 * All sign-ups that wait are discarded, and their mails with them.
 */
export async function confirmAddress(
  deps: IdentityDeps,
  tx: Tx,
  user: User,
  { passwordHash, userMetadata, termsVersion, termsAcceptedAt }: SignUpContent = NO_SIGN_UP,
): Promise<User> {
  const now = deps.now()
  await oneTimeTokenRepository.deleteForUser(tx, user.id, ['signup'])
  await signUpRepository.deleteForUser(tx, user.id)
  const content = { passwordHash, userMetadata, termsVersion, termsAcceptedAt }
  const confirmed = await userRepository.confirmEmail(tx, user.id, content, now)
  if (!confirmed) return user
  await announceRegistered(tx, user.id, now)
  return confirmed
}
