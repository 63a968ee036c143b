import { type Clock, systemClock } from '@selah/kit/clock'
import { createPool, type Db, dbOf, type Pool } from '@selah/kit/db'
import { type KeySource, remoteKeys } from '@selah/kit/http/jwks'
import type { Logger } from '@selah/kit/log'
import type { AnalyticsConfig } from './config.ts'

export interface AnalyticsDeps {
  readonly log: Logger
  readonly pool: Pool
  readonly db: Db
  readonly now: Clock
  /** identity's public keys, and the `iss` its tokens carry. */
  readonly personKeys: KeySource
  readonly tokenIssuer: string
}

/** Everything with a lifetime; it ends with `lifetime`. */
export function createDeps(
  config: AnalyticsConfig,
  log: Logger,
  lifetime: AsyncDisposableStack,
): AnalyticsDeps {
  const pool = createPool({ url: config.DATABASE_URL, max: config.DATABASE_POOL_MAX, log })
  lifetime.defer(() => pool.end())
  return {
    log,
    pool,
    db: dbOf(pool),
    now: systemClock,
    personKeys: remoteKeys(`${config.IDENTITY_URL}/auth/v1/.well-known/jwks.json`),
    tokenIssuer: config.TOKEN_ISSUER,
  }
}
