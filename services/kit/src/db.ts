import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { crashPoint } from './crash.ts'
import { isBrokenConnection, LATE_MESSAGE } from './db-trouble.ts'
import type { Logger } from './log.ts'
import { meter } from './metrics.ts'

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

/** Longest a connection may take to be made. */
const CONNECT_TIMEOUT_MS = 5_000
/** Longest a request stands in line when all are in use: a longer line would only have more people wait to be refused. */
const LINE_TIMEOUT_MS = 2_000
/** With the margin below, under the 10 s that a request may be silent (T13). */
const STATEMENT_TIMEOUT_MS = 8_000
/** The server cannot answer when the network swallows it; this much later the wait ends on our side as well. */
const QUERY_TIMEOUT_MARGIN_MS = 1_000

/** A pool of connections. A connection that the server ends while idle is dropped and said so. */
export function createPool({ url, max, log, statementTimeoutMs = STATEMENT_TIMEOUT_MS }: PoolOptions): Pool {
  const pool = new ImpatientPool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + QUERY_TIMEOUT_MARGIN_MS,
    idle_in_transaction_session_timeout: 30_000,
  })
  // Without a listener, a server that stops ends the process.
  pool.on('error', (err) => log.warn({ err }, 'idle database connection lost'))
  // A connection that is killed just as it is given back emits when neither the pool nor its user listens, and an
  // 'error' that nobody hears ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  measurePool(pool)
  return pool
}

function measurePool(pool: Pool): void {
  meter()
    .createObservableGauge('selah.db.connections', {
      description: 'Of the pool, and requests in line for one',
    })
    .addCallback((result) => {
      result.observe(pool.totalCount - pool.idleCount, { state: 'used' })
      result.observe(pool.idleCount, { state: 'idle' })
      result.observe(pool.waitingCount, { state: 'awaited' })
    })
}

type OnConnected = Parameters<pg.Pool['connect']>[0]

/** A pool with a timeout of its own for standing in line: pg-pool has one for that and for connecting. */
class ImpatientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(onConnected: OnConnected): void
  override connect(onConnected?: OnConnected): Promise<pg.PoolClient> | undefined {
    const standsInLine = this.idleCount === 0 && this.totalCount >= this.options.max
    const connecting = super.connect()
    const client = standsInLine ? inTime(connecting) : connecting
    if (!onConnected) return client
    client.then(
      (connected) => onConnected(undefined, connected, connected.release),
      (error: Error) => onConnected(error, undefined, () => undefined),
    )
    return undefined
  }
}

/** The connection, unless it comes too late: then it goes back into the pool. */
async function inTime(connecting: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(LATE_MESSAGE)), LINE_TIMEOUT_MS)
  try {
    return await Promise.race([connecting, late.promise])
  } catch (error) {
    connecting.then(
      (client) => client.release(),
      () => undefined,
    )
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/**
 * drizzle over a pool, for single statements. A read whose connection breaks is tried once more on another one: a
 * restart of the server, or of a proxy before it, breaks all that are open.
 */
export function dbOf(pool: Pool): Db {
  const db = dbs.get(pool) ?? makeDb(pool)
  dbs.set(pool, db)
  return db
}

/** Made once for each pool: making one takes longer than a query does. */
const dbs = new WeakMap<Pool, Db>()

function makeDb(pool: Pool): Db {
  const query = async (statement: pg.QueryConfig, values: unknown[]) => {
    const run = () => pool.query(statement, values)
    return run().catch((error: unknown) => {
      if (isRead(statement) && isBrokenConnection(error)) return run()
      throw error
    })
  }
  // drizzle asks a pool for nothing else, except in its own transactions, which are not used here.
  return drizzle({ query } as unknown as Pool)
}

function isRead({ text }: pg.QueryConfig): boolean {
  return /^\s*select\b/i.test(text)
}

/**
 * Runs `work` in one transaction on one connection: it commits when `work` resolves, rolls back when it throws.
 * A connection whose transaction could not be ended cleanly is destroyed, never reused. An error from COMMIT
 * itself leaves the outcome unknown: repeat only what is idempotent. A connection that turns out to be dead before
 * anything was done on it is replaced once.
 * drizzle's own `db.transaction` leaks a pool slot when BEGIN fails, so it is not used anywhere.
 */
export async function withTx<Result>(pool: Pool, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const client = await begin(pool)
  let broken: Error | undefined
  const onError = (error: Error) => {
    broken = error
  }
  // A connection that dies between two statements emits instead of rejecting.
  client.on('error', onError)
  try {
    const result = await work(txOf(client))
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

/** Made once for each connection: making one takes longer than a query does. */
function txOf(client: pg.PoolClient): Tx {
  const tx = txs.get(client) ?? (drizzle(client) as unknown as Tx)
  txs.set(client, tx)
  return tx
}

const txs = new WeakMap<pg.PoolClient, Tx>()

/** A connection with a transaction begun on it. */
async function begin(pool: Pool, isRetry = false): Promise<pg.PoolClient> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    return client
  } catch (error) {
    client.release(error as Error)
    if (isRetry || !isBrokenConnection(error)) throw error
    return begin(pool, true)
  }
}
