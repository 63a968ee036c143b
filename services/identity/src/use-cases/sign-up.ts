import { withTx } from '@selah/kit/db'
import { v7 as uuidv7 } from 'uuid'
import { userRepository } from '../db/user-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { normaliseEmail } from '../domain/email.ts'
import { type Metadata, mergeMetadata } from '../domain/metadata.ts'
import { checkNewPassword } from '../domain/password.ts'
import type { Device } from '../domain/session.ts'
import { signupDisabled, userAlreadyExists } from '../errors.ts'
import { announceRegistered } from './announce.ts'
import { type SignedIn, startSession } from './start-session.ts'

export interface SignUp {
  readonly email: string
  readonly password: string
  readonly metadata: Metadata
  readonly device: Device
}

/** Makes an account and signs in to it. */
export async function signUp(deps: IdentityDeps, command: SignUp): Promise<SignedIn> {
  const { pool, config, passwords } = deps
  if (config.SIGNUP_DISABLED) throw signupDisabled()
  const email = normaliseEmail(command.email)
  checkNewPassword(command.password, config.PASSWORD_LENGTH_MIN)
  const userMetadata = mergeMetadata({}, command.metadata)
  // Also when the address is taken: the time it takes must not tell.
  const passwordHash = await passwords.hash(command.password)
  return withTx(pool, async (tx) => {
    const now = deps.now()
    const termsVersion = config.TERMS_VERSION
    const added = await userRepository.insert(
      tx,
      { id: uuidv7(), email, passwordHash, userMetadata, termsVersion },
      now,
    )
    if (!added) throw userAlreadyExists()
    const user = (await userRepository.confirmEmail(tx, added.id, now)) ?? added
    await announceRegistered(tx, user.id, now)
    return startSession(deps, tx, user, { method: 'password', provider: 'email', device: command.device })
  })
}
