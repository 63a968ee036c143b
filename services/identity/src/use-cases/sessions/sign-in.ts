import { dbOf, withTx } from '@selah/kit/db'
import { signUpRepository } from '../../db/sign-up-repository.ts'
import { userRepository } from '../../db/user-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { normaliseEmail } from '../../domain/email.ts'
import type { Device } from '../../domain/session.ts'
import { isBanned, type User } from '../../domain/user.ts'
import { EmailNotConfirmedAtToken, InvalidCredentials, UserBannedAtToken } from '../../errors.ts'
import { limitPasswords } from '../limit-guesses.ts'
import { type SignedIn, startSession } from './start-session.ts'

export interface SignIn {
  readonly email: string
  readonly password: string
  readonly device: Device
}

/** Hashing is dear: of the sign-ups that wait, only the newest few are tried. */
const PENDING_TRIED_MAX = 3

/**
 * Signs in with e-mail and password. An unknown address and a wrong password look and take the same. The password of a
 * sign-up that waits for its mail is answered `email_not_confirmed`, also when the address is taken: signing up and
 * then in must not tell who has an account. The mail tells its reader which of the two it is.
 */
export async function signIn(deps: IdentityDeps, command: SignIn): Promise<SignedIn> {
  const email = normaliseEmail(command.email)
  return limitPasswords(deps, { email, place: command.device.place }, () =>
    judge(deps, { ...command, email }),
  )
}

async function judge(deps: IdentityDeps, { email, password, device }: SignIn): Promise<SignedIn> {
  const { pool, passwords } = deps
  const found = await userRepository.findByEmail(dbOf(pool), email)
  const matches = await passwords.matches(password, found?.passwordHash)
  if (!found || !matches) {
    throw (await isOfPendingSignUp(deps, found, password))
      ? new EmailNotConfirmedAtToken()
      : new InvalidCredentials()
  }
  if (isBanned(found, deps.now())) throw new UserBannedAtToken()
  if (!found.emailConfirmedAt) throw new EmailNotConfirmedAtToken()
  const rehashed = await rehash(deps, found.passwordHash, password)
  return withTx(pool, async (tx) => {
    const user = await userRepository.lock(tx, found.id)
    // Meanwhile the password was changed, on purpose to keep the holder of this one out.
    if (!user || user.passwordHash !== found.passwordHash) throw new InvalidCredentials()
    if (rehashed) await userRepository.note(tx, user.id, { passwordHash: rehashed })
    return startSession(deps, tx, user, { method: 'password', provider: 'email', device })
  })
}

/** Whether a sign-up with this address and password still waits for its mail to be answered. */
async function isOfPendingSignUp(
  { pool, passwords, now }: IdentityDeps,
  user: User | undefined,
  password: string,
): Promise<boolean> {
  if (!user) return false
  const pending = await signUpRepository.listPending(dbOf(pool), user.id, now())
  for (const { passwordHash } of pending.slice(0, PENDING_TRIED_MAX)) {
    if (await passwords.matches(password, passwordHash)) return true
  }
  return false
}

/** Today's hash of a password that is still kept under weaker parameters. */
async function rehash(
  { passwords }: IdentityDeps,
  known: string | null,
  password: string,
): Promise<string | undefined> {
  return known && passwords.isOutdated(known) ? passwords.hash(password) : undefined
}
