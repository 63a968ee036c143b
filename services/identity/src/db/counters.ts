import type { Db, Pool } from '@selah/kit/db'
import { lt } from 'drizzle-orm'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { COUNTED_FOR_S, type Counted } from '../domain/limits.ts'
import type { KeyedHash } from '../tokens/keyed-hash.ts'
import { limits } from './schema.ts'

export interface Count {
  /** This one included, where one was added. */
  readonly count: number
  /** When counting starts again. */
  readonly resetsInS: number
}

/** Counts that all replicas share and that a restart keeps. Keys are stored as keyed hashes. */
export interface Counters {
  add(what: Counted, key: string): Promise<Count>
  read(what: Counted, key: string): Promise<number>
  /** Takes one back that turned out not to count. */
  giveBack(what: Counted, key: string): Promise<void>
  forget(what: Counted, key: string): Promise<void>
}

/**
 * Counts in PostgreSQL, since identity needs nothing else to run. Each call uses a connection of its own. So many as
 * `worthOne` count as one, for a developer's machine.
 */
export function createCounters(pool: Pool, hashes: KeyedHash, worthOne = 1): Counters {
  const limiters = new Map<Counted, RateLimiterPostgres>()
  const limiterOf = (what: Counted) => {
    const limiter = limiters.get(what) ?? createLimiter(pool, what)
    limiters.set(what, limiter)
    return limiter
  }
  const hashOf = (key: string) => hashes.of('limit', key).toString('base64url')
  return {
    async add(what, key) {
      const { consumedPoints, msBeforeNext } = await limiterOf(what).penalty(hashOf(key), 1)
      return { count: consumedPoints / worthOne, resetsInS: Math.max(1, Math.ceil(msBeforeNext / 1000)) }
    },
    async read(what, key) {
      const known = await limiterOf(what).get(hashOf(key))
      return (known?.consumedPoints ?? 0) / worthOne
    },
    giveBack: async (what, key) => void (await limiterOf(what).reward(hashOf(key), 1)),
    forget: async (what, key) => void (await limiterOf(what).delete(hashOf(key))),
  }
}

/** Removes counts that have ended. */
export async function deleteEndedCounts(db: Db): Promise<number> {
  const { rowCount } = await db.delete(limits).where(lt(limits.expire, Date.now()))
  return rowCount ?? 0
}

function createLimiter(pool: Pool, what: Counted): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: what,
    duration: COUNTED_FOR_S[what],
    // Required, but not used: the counts are read here, and domain/limits.ts judges them.
    points: 1,
  })
}
