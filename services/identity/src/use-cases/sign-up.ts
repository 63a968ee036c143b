import { type Tx, withTx } from '@selah/kit/db'
import { v7 as uuidv7 } from 'uuid'
import { type PendingSignUp, signUpRepository } from '../db/sign-up-repository.ts'
import { userRepository } from '../db/user-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { normaliseEmail } from '../domain/email.ts'
import { type Metadata, mergeMetadata } from '../domain/metadata.ts'
import type { Device } from '../domain/session.ts'
import type { User } from '../domain/user.ts'
import { SignupDisabled, UserAlreadyExists } from '../errors.ts'
import { checkNewPassword } from './check-new-password.ts'
import { confirmAddress } from './confirm-address.ts'
import { mailConfirmation } from './mails/mail-confirmation.ts'
import { type LinkFlow, linkExpiry } from './mails/mail-secret.ts'
import { queueMail } from './mails/queue-mail.ts'
import { type SignedIn, startSession } from './sessions/start-session.ts'

export interface SignUp {
  readonly email: string
  readonly password: string
  readonly metadata: Metadata
  readonly device: Device
  readonly flow: LinkFlow
}

/** What is told of somebody whose address is still to be confirmed: the same whether or not it was taken. */
export interface Unconfirmed {
  readonly unconfirmed: {
    readonly id: string
    readonly email: string
    readonly metadata: Metadata
    readonly at: Date
  }
}

/**
 * Makes an account. Where addresses need no proof it signs in at once, and refuses an address that is taken; else it
 * mails a link and answers alike in every case, so that nobody can find out who has an account.
 */
export async function signUp(deps: IdentityDeps, command: SignUp): Promise<SignedIn | Unconfirmed> {
  const { pool, config, passwords } = deps
  if (config.SIGNUP_DISABLED) throw new SignupDisabled()
  const email = normaliseEmail(command.email)
  checkNewPassword(deps, command.password, email)
  const userMetadata = mergeMetadata({}, command.metadata)
  // Also when the address is taken: the time it takes must not tell.
  const passwordHash = await passwords.hash(command.password)
  const content = { passwordHash, userMetadata, termsVersion: config.TERMS_VERSION }
  return withTx(pool, async (tx) => {
    const now = deps.now()
    await userRepository.claimAddress(tx, email)
    const added = await userRepository.insert(tx, { id: uuidv7(), email }, now)
    if (config.SIGNUP_AUTOCONFIRM) {
      if (!added) throw new UserAlreadyExists()
      const user = await confirmAddress(deps, tx, added, { ...content, termsAcceptedAt: now })
      return startSession(deps, tx, user, { method: 'password', provider: 'email', device: command.device })
    }
    const user = added ?? (await userRepository.lockByEmail(tx, email))
    if (user) await mailForSignUp(deps, tx, user, email, content, command)
    // An id of its own where the address was taken: two attempts must not show the same.
    return { unconfirmed: { id: added?.id ?? uuidv7(), email, metadata: userMetadata, at: now } }
  })
}

type Content = Pick<PendingSignUp, 'passwordHash' | 'userMetadata' | 'termsVersion'>

/**
 * Mails the reader of the address what to do, and tells the caller nothing. The sign-up is also kept when the address
 * is taken, without any mail that could confirm it: a sign-in with its password is then answered as for a new address.
 */
async function mailForSignUp(
  deps: IdentityDeps,
  tx: Tx,
  user: User,
  email: string,
  content: Content,
  { device, flow }: SignUp,
): Promise<void> {
  const signUpId = await keepSignUp(deps, tx, user.id, content, device)
  if (user.emailConfirmedAt) {
    const link = `${deps.config.PUBLIC_URL}/auth?mode=login`
    return queueMail(deps, tx, user.id, { kind: 'already-registered', to: email, link })
  }
  await mailConfirmation(deps, tx, { userId: user.id, to: email, signUpId, flow })
}

/** Keeps what was typed apart from the account, which it reaches only through the mail of this sign-up. */
async function keepSignUp(
  deps: IdentityDeps,
  tx: Tx,
  userId: string,
  content: Content,
  { place }: Device,
): Promise<string> {
  const id = uuidv7()
  const now = deps.now()
  const expiresAt = linkExpiry(deps, now)
  const placeHash = deps.hashes.of('place', place)
  await signUpRepository.insert(tx, { ...content, id, userId, placeHash, createdAt: now, expiresAt })
  return id
}
