import { withTx } from '@selah/kit/db'
import type { IdentityDeps } from '../deps.ts'
import type { Session } from '../domain/session.ts'
import type { User } from '../domain/user.ts'
import {
  CurrentPasswordInvalid,
  ReauthenticationNeeded,
  ReauthenticationNotValid,
  SamePassword,
} from '../errors.ts'
import { checkNewPassword } from './check-new-password.ts'
import { limitCodesOf } from './limit-guesses.ts'
import { takeByCode } from './take-code.ts'

export interface PasswordChange {
  readonly next: string
  /** Checked when it is given. */
  readonly current: string | undefined
  /** Six digits from `GET /reauthenticate`, where the settings ask for them. */
  readonly code: string | undefined
}

/** A session this young needs no further proof. */
const FRESH_MS = 24 * 60 * 60 * 1000

/** Refuses a password change that is not allowed, and returns the new hash of one that is. */
export async function checkPasswordChange(
  deps: IdentityDeps,
  user: User,
  session: Session,
  { next, current, code }: PasswordChange,
): Promise<string> {
  const { passwords, config } = deps
  checkNewPassword(deps, next, user.email ?? '')
  if (current && !(await passwords.matches(current, user.passwordHash))) throw new CurrentPasswordInvalid()
  if (user.passwordHash && (await passwords.matches(next, user.passwordHash))) throw new SamePassword()
  const isFresh = deps.now().getTime() - session.createdAt.getTime() < FRESH_MS
  if (config.PASSWORD_CHANGE_NEEDS_CODE && !isFresh) await takeCode(deps, user.id, code)
  return passwords.hash(next)
}

async function takeCode(deps: IdentityDeps, userId: string, code: string | undefined): Promise<void> {
  if (!code) throw new ReauthenticationNeeded()
  await limitCodesOf(deps, userId, async () => {
    const taken = await withTx(deps.pool, (tx) => takeByCode(deps, tx, userId, ['reauthentication'], code))
    if (!taken) throw new ReauthenticationNotValid()
  })
}
