import { type Tx, withTx } from '@selah/kit/db'
import { flowStateRepository } from '../db/flow-state-repository.ts'
import { oneTimeTokenRepository } from '../db/one-time-token-repository.ts'
import { type SignOutScope, sessionRepository } from '../db/session-repository.ts'
import { userRepository } from '../db/user-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { type Metadata, mergeMetadata } from '../domain/metadata.ts'
import { LINK_TYPES } from '../domain/purpose.ts'
import type { Session } from '../domain/session.ts'
import type { User, UserWithIdentities } from '../domain/user.ts'
import { SessionNotFound } from '../errors.ts'
import { announceRevoked, announceUpdated } from './announce.ts'
import { changeEmail } from './change-email.ts'
import { checkPasswordChange, type PasswordChange } from './check-password-change.ts'
import { rememberOnly } from './known-place.ts'
import type { LinkFlow } from './mails/mail-secret.ts'
import { queueMail } from './mails/queue-mail.ts'

export interface UpdateUser {
  readonly user: User
  readonly session: Session
  /** Where the request comes from: `Device.place`. */
  readonly place: string
  readonly metadata: Metadata | undefined
  readonly password: PasswordChange | undefined
  /** Normalised; undefined when it stays as it is. */
  readonly newEmail: string | undefined
  readonly flow: LinkFlow
}

/** Changes what a person's own record says: their data, password and address. */
export async function updateUser(deps: IdentityDeps, command: UpdateUser): Promise<UserWithIdentities> {
  const { session, place, metadata, password, newEmail, flow } = command
  // Before the transaction: hashing takes its time.
  const passwordHash = password && (await checkPasswordChange(deps, command.user, session, password))
  return withTx(deps.pool, async (tx) => {
    let user = await lockSignedIn(tx, session)
    if (metadata) user = await changeMetadata(deps, tx, user, metadata)
    if (passwordHash) {
      user = await changePassword(deps, tx, user, session, passwordHash)
      await rememberOnly(deps, tx, user.id, place)
    }
    if (newEmail && newEmail !== user.email) {
      user = await changeEmail(deps, tx, user, session, newEmail, flow)
    }
    return userRepository.withIdentities(tx, user)
  })
}

/** A session that ended while the request was under way, by a changed password perhaps, may change nothing more. */
async function lockSignedIn(tx: Tx, { userId, id }: Session): Promise<User> {
  const user = await userRepository.lock(tx, userId)
  if (!user || !(await sessionRepository.findOwned(tx, userId, id))) throw new SessionNotFound()
  return user
}

async function changeMetadata(deps: IdentityDeps, tx: Tx, user: User, changes: Metadata): Promise<User> {
  const now = deps.now()
  const userMetadata = mergeMetadata(user.userMetadata, changes)
  const changed = await userRepository.change(tx, user.id, { userMetadata }, now)
  await announceUpdated(tx, changed, now)
  return changed
}

/** Ends all other sessions: somebody who knew the old password may have one. */
async function changePassword(
  deps: IdentityDeps,
  tx: Tx,
  user: User,
  { id: sessionId }: Session,
  passwordHash: string,
): Promise<User> {
  const now = deps.now()
  const changed = await userRepository.change(tx, user.id, { passwordHash }, now)
  const scope: SignOutScope = 'others'
  const ended = await sessionRepository.delete(tx, user.id, scope, sessionId)
  await oneTimeTokenRepository.deleteForUser(tx, user.id, ['recovery', 'reauthentication'])
  await flowStateRepository.deleteByMethod(tx, user.id, LINK_TYPES.recovery.method)
  await announceUpdated(tx, changed, now)
  await announceRevoked(tx, user.id, ended, now)
  if (user.email) await queueMail(deps, tx, user.id, { kind: 'password-changed', to: user.email })
  return changed
}
