import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { crashPoint } from './crash.ts'
import type { Logger } from './log.ts'

export type Pool = pg.Pool

/** Queries outside a transaction. */
export type Db = NodePgDatabase

declare const inTransaction: unique symbol
/** Queries inside a transaction: only `withTx` makes one, so the compiler refuses a call outside. */
export type Tx = NodePgDatabase & { readonly [inTransaction]: true }

export interface PoolOptions {
  readonly url: string
  readonly max: number
  readonly log: Logger
  readonly statementTimeoutMs?: number
}

/** Longest a request waits for a free connection before it is refused. */
const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 15_000

/** A pool of connections. A connection that the server ends while idle is dropped and said so. */
export function createPool({ url, max, log, statementTimeoutMs = STATEMENT_TIMEOUT_MS }: PoolOptions): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    // The server cannot answer when the network swallows it; this ends the wait on our side as well.
    query_timeout: statementTimeoutMs + 5_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // Without a listener, a server that stops ends the process.
  pool.on('error', (err) => log.warn({ err }, 'idle database connection lost'))
  // A connection that is killed just as it is given back emits when neither the pool nor its user listens, and an
  // 'error' that nobody hears ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** drizzle over a pool, for single statements. */
export function dbOf(pool: Pool): Db {
  return drizzle(pool)
}

/**
 * Runs `work` in one transaction on one connection: it commits when `work` resolves, rolls back when it throws.
 * A connection whose transaction could not be ended cleanly is destroyed, never reused. An error from COMMIT
 * itself leaves the outcome unknown: repeat only what is idempotent.
 * drizzle's own `db.transaction` leaks a pool slot when BEGIN fails, so it is not used anywhere.
 */
export async function withTx<Result>(pool: Pool, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  const onError = (error: Error) => {
    broken = error
  }
  // A connection that dies between two statements emits instead of rejecting.
  client.on('error', onError)
  try {
    await client.query('BEGIN')
    const result = await work(drizzle(client) as unknown as Tx)
    crashPoint('tx.beforeCommit')
    const ended = await client.query('COMMIT')
    // PostgreSQL answers COMMIT of a failed transaction with a quiet ROLLBACK.
    if (ended.command !== 'COMMIT')
      throw new Error('transaction was rolled back: a statement in it had failed')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((rollbackError: Error) => {
      broken ??= rollbackError
    })
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}
