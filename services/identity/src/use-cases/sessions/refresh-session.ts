import { setTimeout as delay } from 'node:timers/promises'
import { type Tx, withTx } from '@selah/kit/db'
import type { AppError } from '@selah/kit/errors'
import { type RefreshTokenRow, refreshTokenRepository } from '../../db/refresh-token-repository.ts'
import { sessionRepository } from '../../db/session-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { hasExpired, type Session } from '../../domain/session.ts'
import { isBanned } from '../../domain/user.ts'
import {
  Busy,
  RefreshTokenAlreadyUsed,
  RefreshTokenNotFound,
  SessionExpired,
  UserBannedAtToken,
} from '../../errors.ts'
import { newRefreshToken, openSuccessor, sealSuccessor } from '../../tokens/refresh-token.ts'
import { announceRevoked } from '../announce.ts'
import type { SignedIn } from './start-session.ts'

/** How long to wait for another tab that refreshes the same session. */
const LOCK_WAIT_MS = 5_000
const LOCK_PAUSE_MS = 15
/** More exchanges than this within the reuse interval are no honest client. */
const STEPS_MAX = 20

type Outcome = SignedIn | { readonly refused: AppError } | 'locked'

/**
 * Exchanges a refresh token for a new one. All tabs and retries of one session converge on one active token; a token
 * that was exchanged longer ago is taken for stolen, and its session ends.
 * Throws `Busy` when others hold the session for too long.
 */
export async function refreshSession(deps: IdentityDeps, token: string): Promise<SignedIn> {
  const deadline = Date.now() + LOCK_WAIT_MS
  do {
    // Nobody waits for the lock inside a transaction: a crowd on one session must not hold all connections.
    const outcome = await withTx(deps.pool, (tx) => tryRefresh(deps, tx, token))
    if (outcome !== 'locked') {
      // Thrown after the commit: what was revoked stays revoked.
      if ('refused' in outcome) throw outcome.refused
      return outcome
    }
    await delay(LOCK_PAUSE_MS * (1 + Math.random()))
  } while (Date.now() < deadline)
  throw new Busy()
}

async function tryRefresh(deps: IdentityDeps, tx: Tx, token: string): Promise<Outcome> {
  const known = await refreshTokenRepository.tryLock(tx, token)
  if (known === 'locked') return known
  if (!known) return { refused: new RefreshTokenNotFound() }
  const { row, session, person } = known
  const now = deps.now()
  if (isBanned(person.user, now)) return { refused: new UserBannedAtToken() }
  if (hasExpired(session, deps.sessionLimits, now)) return { refused: new SessionExpired() }
  const refreshToken = await nextToken(deps, tx, row, token)
  if (!refreshToken) return revoke(tx, session, now)
  return { person, session, refreshToken }
}

/** The token to answer with; undefined when the one presented is taken for stolen. */
async function nextToken(
  deps: IdentityDeps,
  tx: Tx,
  row: RefreshTokenRow,
  token: string,
): Promise<string | undefined> {
  if (!row.usedAt) return exchange(deps, tx, row, token)
  const usedForMs = deps.now().getTime() - row.usedAt.getTime()
  const isWithinInterval = usedForMs <= deps.config.REFRESH_REUSE_INTERVAL_S * 1000
  // One step is always allowed: it means that the client never got the last answer.
  return findActive(tx, row, token, isWithinInterval ? STEPS_MAX : 1)
}

async function exchange(deps: IdentityDeps, tx: Tx, row: RefreshTokenRow, token: string): Promise<string> {
  const successor = newRefreshToken()
  const sealed = sealSuccessor(token, successor)
  await refreshTokenRepository.exchange(tx, row, { token: successor, sealed }, deps.now())
  return successor
}

/** Follows the chain of successors to the active token, for as many steps as are allowed. */
async function findActive(
  tx: Tx,
  row: RefreshTokenRow,
  token: string,
  stepsMax: number,
): Promise<string | undefined> {
  let current = { row, token }
  for (let steps = 0; steps < stepsMax && current.row.successorSealed; steps++) {
    const next = openSuccessor(current.token, current.row.successorSealed)
    const nextRow = await refreshTokenRepository.find(tx, next)
    if (!nextRow) return undefined
    if (!nextRow.usedAt) return next
    current = { row: nextRow, token: next }
  }
  return undefined
}

async function revoke(tx: Tx, session: Session, now: Date): Promise<Outcome> {
  const ended = await sessionRepository.delete(tx, session.userId, 'local', session.id)
  await announceRevoked(tx, session.userId, ended, now)
  return { refused: new RefreshTokenAlreadyUsed() }
}
