import { withTx } from '@selah/kit/db'
import { userRepository } from '../db/user-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import type { User } from '../domain/user.ts'
import { EmailNotConfirmed, ValidationFailed } from '../errors.ts'
import { mailCode } from './mails/mail-secret.ts'

/** Mails six digits with which a person who is signed in proves again that it is them. */
export async function reauthenticate(deps: IdentityDeps, user: User): Promise<void> {
  const { id, email, emailConfirmedAt } = user
  if (!email)
    throw new ValidationFailed('Reauthentication requires the user to have an email or a phone number')
  if (!emailConfirmedAt) throw new EmailNotConfirmed()
  await withTx(deps.pool, async (tx) => {
    await userRepository.lock(tx, id)
    await mailCode(deps, tx, id, email)
    await userRepository.note(tx, id, { reauthenticationSentAt: deps.now() })
  })
}
