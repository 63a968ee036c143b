import type { Tx } from '@selah/kit/db'
import { flowStateRepository } from '../db/flow-state-repository.ts'
import { oneTimeTokenRepository } from '../db/one-time-token-repository.ts'
import { sessionRepository } from '../db/session-repository.ts'
import { signUpRepository } from '../db/sign-up-repository.ts'
import { userRepository } from '../db/user-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { ALL_PURPOSES } from '../domain/purpose.ts'
import type { Session } from '../domain/session.ts'
import type { User } from '../domain/user.ts'
import { EmailExists } from '../errors.ts'
import { announceRevoked, announceUpdated } from './announce.ts'
import { type LinkFlow, mailSecret } from './mails/mail-secret.ts'
import { queueMail } from './mails/queue-mail.ts'

/**
 * Begins to change a person's address: both the old and the new one must confirm it, so that neither a stolen session
 * nor a mistyped address can take an account away. Where addresses need no proof it is changed at once.
 */
export async function changeEmail(
  deps: IdentityDeps,
  tx: Tx,
  user: User,
  session: Session,
  newEmail: string,
  flow: LinkFlow,
): Promise<User> {
  const holder = await userRepository.findByEmail(tx, newEmail)
  if (deps.config.SIGNUP_AUTOCONFIRM) {
    if (holder) throw new EmailExists()
    return applyEmailChange(deps, tx, { ...user, newEmail, emailChangeSessionId: session.id }, null)
  }
  const waiting = {
    newEmail,
    emailChangeConfirmed: null,
    emailChangeSentAt: deps.now(),
    emailChangeSessionId: session.id,
  }
  await userRepository.note(tx, user.id, waiting)
  // What was mailed for another address must not confirm this one.
  await oneTimeTokenRepository.deleteForUser(tx, user.id, ['email_change_current', 'email_change_new'])
  const changing = { ...user, ...waiting }
  await askCurrentAddress(deps, tx, changing, flow)
  if (holder) {
    // The change can never be confirmed. Saying so here would tell who has an account.
    await queueMail(deps, tx, holder.id, { kind: 'already-registered', to: newEmail })
  } else {
    await askNewAddress(deps, tx, changing, flow)
  }
  return changing
}

/** Mails those of the two addresses once more that have not confirmed yet; the new one only if it `mayMailNew`. */
export async function askAgain(
  deps: IdentityDeps,
  tx: Tx,
  user: User,
  flow: LinkFlow,
  mayMailNew: boolean,
): Promise<void> {
  if (user.emailChangeConfirmed !== 'current') await askCurrentAddress(deps, tx, user, flow)
  if (!mayMailNew || user.emailChangeConfirmed === 'new') return
  const holder = await userRepository.findByEmail(tx, user.newEmail ?? '')
  if (!holder) await askNewAddress(deps, tx, user, flow)
}

async function askCurrentAddress(deps: IdentityDeps, tx: Tx, user: User, flow: LinkFlow) {
  const { id: userId, email: to, newEmail } = user
  if (!to || !newEmail) return
  const mail = { userId, to, newAddress: newEmail, kind: 'confirm-old-address' } as const
  await mailSecret(deps, tx, { ...mail, purpose: 'email_change_current', flow })
}

async function askNewAddress(deps: IdentityDeps, tx: Tx, user: User, flow: LinkFlow) {
  const { id: userId, newEmail: to } = user
  if (!to) return
  const mail = { userId, to, kind: 'confirm-new-address' } as const
  await mailSecret(deps, tx, { ...mail, purpose: 'email_change_new', flow })
}

/**
 * One of the two addresses has confirmed. Returns the changed person, or undefined while the other is waited for.
 * `flowStateId` is the PKCE flow that the link ends in: it goes on.
 */
export async function confirmEmailChange(
  deps: IdentityDeps,
  tx: Tx,
  user: User,
  which: 'current' | 'new',
  flowStateId: string | null,
): Promise<User | undefined> {
  const { emailChangeConfirmed } = user
  if (user.email && (!emailChangeConfirmed || emailChangeConfirmed === which)) {
    await userRepository.note(tx, user.id, { emailChangeConfirmed: which })
    return undefined
  }
  return applyEmailChange(deps, tx, user, flowStateId)
}

async function applyEmailChange(
  deps: IdentityDeps,
  tx: Tx,
  user: User,
  flowStateId: string | null,
): Promise<User> {
  const { newEmail } = user
  if (!newEmail) throw new Error('no change of address to apply')
  await userRepository.claimAddress(tx, newEmail)
  // Somebody may have signed up with it in the meantime.
  if (await userRepository.findByEmail(tx, newEmail)) throw new EmailExists()
  const now = deps.now()
  const done = { newEmail: null, emailChangeConfirmed: null, emailChangeSessionId: null }
  const changes = { ...done, email: newEmail, emailConfirmedAt: now }
  const changed = await userRepository.change(tx, user.id, changes, now)
  await userRepository.setEmailIdentity(tx, user.id, newEmail, now)
  await announceUpdated(tx, changed, now)
  await endOtherWaysIn(tx, user, flowStateId, now)
  if (user.email) {
    await queueMail(deps, tx, user.id, { kind: 'address-changed', to: user.email, newAddress: newEmail })
  }
  return changed
}

/**
 * What the old mailbox holds must not open the account any more: the new owner of a given-up mailbox may read it. So
 * links, codes and started PKCE flows are discarded, and every session ends but the one that asked for the change.
 */
async function endOtherWaysIn(
  tx: Tx,
  { id, emailChangeSessionId }: User,
  flowStateId: string | null,
  now: Date,
): Promise<void> {
  await oneTimeTokenRepository.deleteForUser(tx, id, ALL_PURPOSES)
  await signUpRepository.deleteForUser(tx, id)
  await flowStateRepository.deleteForUser(tx, id, flowStateId)
  const ended = await sessionRepository.deleteAllBut(tx, id, emailChangeSessionId)
  await announceRevoked(tx, id, ended, now)
}
