import { withTx } from '@selah/kit/db'
import { userRepository } from '../db/user-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { isBanned } from '../domain/user.ts'
import { askAgain } from './change-email.ts'
import { type LinkFlow, mailSecret } from './mail-secret.ts'

export interface MailRequest {
  /** Normalised. */
  readonly email: string
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

/** Mails the confirmation of a sign-up once more, if one is waited for. */
export async function resendConfirmation(deps: IdentityDeps, { email, flow }: MailRequest): Promise<void> {
  await withTx(deps.pool, async (tx) => {
    const user = await userRepository.lockByEmail(tx, email)
    if (!user || user.emailConfirmedAt) return
    const mail = { userId: user.id, to: email, purpose: 'signup', kind: 'confirm-sign-up' } as const
    await mailSecret(deps, tx, { ...mail, flow })
    await userRepository.note(tx, user.id, { confirmationSentAt: deps.now() })
  })
}

/** Mails the links of a change of address once more, if one is waited for. */
export async function resendEmailChange(deps: IdentityDeps, { email, flow }: MailRequest): Promise<void> {
  await withTx(deps.pool, async (tx) => {
    const user = await userRepository.lockByEmail(tx, email)
    if (user?.newEmail) await askAgain(deps, tx, user, flow)
  })
}
