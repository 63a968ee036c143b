import type { Tx } from '@selah/kit/db'
import { oneTimeTokenRepository } from '../db/one-time-token-repository.ts'
import { signUpRepository } from '../db/sign-up-repository.ts'
import { userRepository } from '../db/user-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { confirmedBy, NO_SIGN_UP, type SignUpContent } from '../domain/sign-up.ts'
import type { User } from '../domain/user.ts'
import { announceRegistered } from './announce.ts'
import { queueMail } from './queue-mail.ts'

/** How a person proved that they read mail at their address. */
export interface AddressProof {
  /** The sign-up that their mail belongs to; null when it belongs to none, as with a recovery. */
  readonly signUpId: string | null
  /** Where the mail was opened: `Device.place`. */
  readonly place: string
}

/**
 * Notes that the person reads mail at their address. The first time this makes them a registered person, with the
 * password and data of the sign-up whose mail they answered, and of no other. A mail that belongs to no sign-up
 * confirms the address alone: the account then has no password until its owner chooses one.
 * Why: services/decisions/0011-a-sign-up-proves-its-own-password.md.
 */
export async function confirmAddress(
  deps: IdentityDeps,
  tx: Tx,
  user: User,
  { signUpId, place }: AddressProof,
): Promise<User> {
  const pending = await signUpRepository.listPending(tx, user.id, deps.now())
  const signUp = confirmedBy(pending, signUpId, deps.hashes.candidates('place', place))
  const content = signUp && { ...signUp, termsAcceptedAt: signUp.createdAt }
  return confirmWith(deps, tx, user, content ?? NO_SIGN_UP)
}

/** Confirms a sign-up by its own mail. A person whose account has no password afterwards is mailed how to choose one. */
export async function confirmSignUp(
  deps: IdentityDeps,
  tx: Tx,
  user: User,
  proof: AddressProof,
): Promise<User> {
  const confirmed = await confirmAddress(deps, tx, user, proof)
  const { email: to, passwordHash } = confirmed
  if (to && !passwordHash) {
    const link = `${deps.config.PUBLIC_URL}/auth?mode=reset-password`
    await queueMail(deps, tx, user.id, { kind: 'choose-password', to, link })
  }
  return confirmed
}

/** Confirms the address with the content of one sign-up, and discards all other sign-ups and their mails. */
export async function confirmWith(
  deps: IdentityDeps,
  tx: Tx,
  user: User,
  { passwordHash, userMetadata, termsVersion, termsAcceptedAt }: SignUpContent,
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
