import { dbOf, withTx } from '@selah/kit/db'
import { userRepository } from '../db/user-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { normaliseEmail } from '../domain/email.ts'
import type { Device } from '../domain/session.ts'
import { isBanned } from '../domain/user.ts'
import { emailNotConfirmed, invalidCredentials, userBanned } from '../errors.ts'
import { type SignedIn, startSession } from './start-session.ts'

export interface SignIn {
  readonly email: string
  readonly password: string
  readonly device: Device
}

/** Signs in with e-mail and password. An unknown address and a wrong password look and take the same. */
export async function signIn(deps: IdentityDeps, command: SignIn): Promise<SignedIn> {
  const { pool, passwords } = deps
  const { password, device } = command
  const found = await userRepository.findByEmail(dbOf(pool), normaliseEmail(command.email))
  const matches = await passwords.matches(password, found?.passwordHash)
  if (!found || !matches) throw invalidCredentials()
  if (isBanned(found, deps.now())) throw userBanned(400)
  if (!found.emailConfirmedAt) throw emailNotConfirmed(400)
  const rehashed = await rehash(deps, found.passwordHash, password)
  return withTx(pool, async (tx) => {
    const user = await userRepository.lock(tx, found.id)
    // Meanwhile the password was changed, on purpose to keep the holder of this one out.
    if (!user || user.passwordHash !== found.passwordHash) throw invalidCredentials()
    if (rehashed) await userRepository.note(tx, user.id, { passwordHash: rehashed })
    return startSession(deps, tx, user, { method: 'password', provider: 'email', device })
  })
}

/** Today's hash of a password that is still kept under weaker parameters. */
async function rehash(
  { passwords }: IdentityDeps,
  known: string | null,
  password: string,
): Promise<string | undefined> {
  return known && passwords.isOutdated(known) ? passwords.hash(password) : undefined
}
