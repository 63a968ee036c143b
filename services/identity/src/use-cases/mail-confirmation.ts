import type { Tx } from '@selah/kit/db'
import { signUpRepository } from '../db/sign-up-repository.ts'
import { userRepository } from '../db/user-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { linkExpiry, mailSecret, type SecretMail } from './mail-secret.ts'

type Confirmation = Pick<SecretMail, 'userId' | 'to' | 'signUpId' | 'flow'>

/** Mails a link and a code that confirm an address, and the password of one sign-up with it if one is given. */
export async function mailConfirmation(deps: IdentityDeps, tx: Tx, mail: Confirmation): Promise<void> {
  const now = deps.now()
  const { userId, signUpId } = mail
  await mailSecret(deps, tx, { ...mail, purpose: 'signup', kind: 'confirm-sign-up' })
  if (signUpId) await signUpRepository.keepUntil(tx, signUpId, linkExpiry(deps, now))
  await userRepository.note(tx, userId, { confirmationSentAt: now })
}
