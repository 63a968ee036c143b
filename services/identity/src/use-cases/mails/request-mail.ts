import { dbOf, withTx } from '@selah/kit/db'
import { signUpRepository } from '../../db/sign-up-repository.ts'
import { userRepository } from '../../db/user-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { sentFrom } from '../../domain/sign-up.ts'
import { isBanned } from '../../domain/user.ts'
import { askAgain } from '../change-email.ts'
import { mayBeMailed } from './limit-mails.ts'
import { mailConfirmation } from './mail-confirmation.ts'
import { type LinkFlow, linkExpiry, mailSecret } from './mail-secret.ts'

export interface MailRequest {
  /** Normalised. */
  readonly email: string
  /** Where the request comes from: `Device.place`. */
  readonly place: string
  readonly flow: LinkFlow
}

/** Mails a way to choose a new password, if there is somebody with this address. Says nothing either way. */
export async function requestRecovery(deps: IdentityDeps, { email, flow }: MailRequest): Promise<void> {
  await withTx(deps.pool, async (tx) => {
    const user = await userRepository.lockByEmail(tx, email)
    if (!user || isBanned(user, deps.now())) return
    await mailSecret(deps, tx, { userId: user.id, to: email, purpose: 'recovery', kind: 'recover', flow })
    await userRepository.note(tx, user.id, { recoverySentAt: deps.now() })
  })
}

/**
 * Mails the confirmation of a sign-up once more, if one is waited for. It belongs to the newest sign-up from the place
 * that asks now, or to none: a person who asks again must not be mailed a stranger's sign-up.
 */
export async function resendConfirmation(
  deps: IdentityDeps,
  { email, place, flow }: MailRequest,
): Promise<void> {
  await withTx(deps.pool, async (tx) => {
    const user = await userRepository.lockByEmail(tx, email)
    if (!user) return
    const pending = await signUpRepository.listPending(tx, user.id, deps.now())
    const signUp = sentFrom(pending, deps.hashes.candidates('place', place))
    // Also of a confirmed account: how long a sign-up waits must not tell whether the address was taken.
    if (signUp) await signUpRepository.keepUntil(tx, signUp.id, linkExpiry(deps, deps.now()))
    if (user.emailConfirmedAt) return
    await mailConfirmation(deps, tx, { userId: user.id, to: email, signUpId: signUp?.id, flow })
  })
}

/** Mails the links of a change of address once more, if one is waited for. */
export async function resendEmailChange(
  deps: IdentityDeps,
  { email, place, flow }: MailRequest,
): Promise<void> {
  const newEmail = (await userRepository.findByEmail(dbOf(deps.pool), email))?.newEmail
  if (!newEmail) return
  // The new mailbox may be somebody else's, whom nobody may flood with mails.
  const mayMailNew = await mayBeMailed(deps, { email: newEmail, place })
  await withTx(deps.pool, async (tx) => {
    const user = await userRepository.lockByEmail(tx, email)
    if (user?.newEmail === newEmail) await askAgain(deps, tx, user, flow, mayMailNew)
  })
}
