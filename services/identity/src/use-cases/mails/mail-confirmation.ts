import type { Tx } from '@selah/kit/db'
import { userRepository } from '../../db/user-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { mailSecret, type SecretMail } from './mail-secret.ts'

type Confirmation = Pick<SecretMail, 'userId' | 'to' | 'signUpId' | 'flow'>

/** Mails a link and a code that confirm an address, and the password of one sign-up with it if one is given. */
export async function mailConfirmation(deps: IdentityDeps, tx: Tx, mail: Confirmation): Promise<void> {
  await mailSecret(deps, tx, { ...mail, purpose: 'signup', kind: 'confirm-sign-up' })
  await userRepository.note(tx, mail.userId, { confirmationSentAt: deps.now() })
}
