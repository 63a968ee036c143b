import { fileURLToPath } from 'node:url'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { UserRegistered } from '@selah/proto/events'
import { createPool, type Pool, withTx } from '../src/db.ts'
import { publishEvents } from '../src/events/outbox.ts'
import { createLogger, type Logger } from '../src/log.ts'
import { createTestDatabase, type TestDatabase } from '../src/testing/database.ts'

export const fixtureFolder = fileURLToPath(new URL('./fixture', import.meta.url))
export const migrationsFolder = `${fixtureFolder}/migrations`

export interface TestKit extends AsyncDisposable {
  readonly pool: Pool
  readonly databaseUrl: string
  readonly database: TestDatabase
  readonly log: Logger
  logged(): string
  count(query: string, parameters?: unknown[]): Promise<number>
}

/** A database with kit's tables and a pool on it. */
export async function startKit(
  options: { poolMax?: number; statementTimeoutMs?: number } = {},
): Promise<TestKit> {
  const lifetime = new AsyncDisposableStack()
  const database = lifetime.use(await createTestDatabase(migrationsFolder))
  const { url } = database
  const lines: string[] = []
  const log = createLogger('kit', 'debug', { write: (line) => void lines.push(line) })
  const pool = createPool({
    url,
    max: options.poolMax ?? 5,
    log,
    statementTimeoutMs: options.statementTimeoutMs,
  })
  lifetime.defer(() => pool.end())
  return {
    pool,
    databaseUrl: url,
    database,
    log,
    logged: () => lines.join(''),
    async count(query, parameters = []) {
      const { rows } = await pool.query<{ n: string }>(`select count(*) as n from ${query}`, parameters)
      return Number(rows[0]?.n)
    },
    [Symbol.asyncDispose]: () => lifetime.disposeAsync(),
  }
}

/** Announces one thing, in a transaction of its own. */
export async function announce(pool: Pool, userId: string): Promise<void> {
  await announceAll(pool, [userId])
}

/** Announces several things in one transaction. */
export async function announceAll(pool: Pool, userIds: readonly string[]): Promise<void> {
  const registeredAt = timestampFromDate(new Date())
  const facts = userIds.map((userId) => ({ key: userId, data: { userId, registeredAt } }))
  await withTx(pool, (tx) => publishEvents(tx, UserRegistered, facts))
}
