import { dbOf } from '@selah/kit/db'
import { deleteEndedCounts } from '../db/counters.ts'
import { flowStateRepository } from '../db/flow-state-repository.ts'
import { knownPlaceRepository } from '../db/known-place-repository.ts'
import { oneTimeTokenRepository } from '../db/one-time-token-repository.ts'
import { refreshTokenRepository } from '../db/refresh-token-repository.ts'
import { sessionRepository } from '../db/session-repository.ts'
import { signUpRepository } from '../db/sign-up-repository.ts'
import type { IdentityDeps } from '../deps.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** A used refresh token that turns up after this is refused as unknown instead of ending its session. */
const USED_TOKENS_KEPT_MS = 14 * DAY_MS
/** Longer than a link can work and its code can wait. */
const FLOWS_KEPT_MS = 2 * DAY_MS
/** As long as a session may lie unused. */
export const PLACES_KEPT_MS = 90 * DAY_MS

/** Removes what has expired by itself; nobody is told, since no token of it is accepted any more. Returns how much. */
export async function purgeExpired({ pool, now, sessionLimits }: IdentityDeps): Promise<number> {
  const db = dbOf(pool)
  const ago = (ms: number) => new Date(now().getTime() - ms)
  return (
    (await sessionRepository.deleteIdleSince(db, ago(sessionLimits.idleDaysMax * DAY_MS))) +
    (await refreshTokenRepository.deleteUsedBefore(db, ago(USED_TOKENS_KEPT_MS))) +
    (await oneTimeTokenRepository.deleteExpiredBefore(db, ago(0))) +
    (await signUpRepository.deleteExpiredBefore(db, ago(0))) +
    (await knownPlaceRepository.deleteSeenBefore(db, ago(PLACES_KEPT_MS))) +
    (await flowStateRepository.deleteCreatedBefore(db, ago(FLOWS_KEPT_MS))) +
    (await deleteEndedCounts(db))
  )
}
