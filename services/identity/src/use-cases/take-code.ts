import { timingSafeEqual } from 'node:crypto'
import type { Tx } from '@selah/kit/db'
import { type OneTimeToken, oneTimeTokenRepository } from '../db/one-time-token-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import type { Purpose } from '../domain/purpose.ts'
import { codeUse } from './mails/mail-secret.ts'

/** The codes of so many mails can be entered, the newest first: each one more makes a guess more likely to be right. */
const CODES_MAX = 3

/** The token that these digits were mailed with, used up; undefined, and the guess counted, when there is none. */
export async function takeByCode(
  deps: IdentityDeps,
  tx: Tx,
  userId: string,
  purposes: readonly Purpose[],
  code: string,
): Promise<OneTimeToken | undefined> {
  const mailed = await oneTimeTokenRepository.lockByUser(tx, userId, purposes)
  const usable = mailed.filter((token) => !isOver(deps, token)).slice(0, CODES_MAX)
  const token = usable.find((each) => isCodeOf(deps, each, code))
  const ids = usable.map(({ id }) => id)
  if (token) await oneTimeTokenRepository.deleteForUser(tx, userId, [token.purpose])
  else await oneTimeTokenRepository.countWrongCode(tx, ids)
  return token
}

/** Whether the digits are the ones that were mailed. */
function isCodeOf({ hashes }: IdentityDeps, token: OneTimeToken, code: string): boolean {
  const { codeHash } = token
  if (!codeHash) return false
  return hashes
    .candidates(codeUse(token.userId, token.purpose), code.trim())
    .some((candidate) => timingSafeEqual(candidate, codeHash))
}

/** Whether a token is too old to be used. */
export function isOver({ now }: IdentityDeps, token: OneTimeToken): boolean {
  return token.expiresAt <= now()
}
