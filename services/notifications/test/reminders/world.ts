import { fileURLToPath } from 'node:url'
import { dbOf } from '@selah/kit/db'
import { createLogger } from '@selah/kit/log'
import { connectRedis } from '@selah/kit/redis'
import { startTestNats } from '@selah/kit/testing/nats'
import { testServiceKey } from '@selah/kit/testing/people'
import { startTestRedis } from '@selah/kit/testing/redis'
import { createServiceDatabase } from '@selah/kit/testing/service'
import { startServiceProcess } from '@selah/kit/testing/service-process'
import pg from 'pg'
import { service } from '../../src/service.ts'
import { giveUpInterrupted } from '../../src/workers/letter-upkeep.ts'
import { startIdentity } from '../identity.ts'
import { startMailSink } from '../mail-sink.ts'

const FOLDER = fileURLToPath(new URL('../..', import.meta.url))

/** Everything that worker processes need, and people who are due to be reminded. */
export async function startWorld() {
  await using opened = new AsyncDisposableStack()
  const database = opened.use(await createServiceDatabase(service))
  const world = opened.use(await startWorldOn(database.url))
  const lifetime = opened.move()
  return { ...world, database, [Symbol.asyncDispose]: () => lifetime.disposeAsync() }
}

/** The same, on a database that the first worker migrates. */
export async function startWorldOn(databaseUrl: string) {
  await using opened = new AsyncDisposableStack()
  const nats = opened.use(await startTestNats())
  const redis = opened.use(await startTestRedis())
  const sink = opened.use(await startMailSink())
  const identity = opened.use(await startIdentity())
  const pool = opened.adopt(new pg.Pool({ connectionString: databaseUrl, max: 2 }), (each) => each.end())
  pool.on('error', () => undefined)
  const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
  const env = {
    ...{
      DATABASE_URL: databaseUrl,
      NATS_URL: nats.url,
      REDIS_URL: redis.url,
      IDENTITY_URL: identity.url,
    },
    ...{
      SMTP_URL: sink.smtpUrl,
      STOP_KEY: 'a secret that never changes',
      TOKEN_ISSUER: 'http://nobody',
    },
    SERVICE_PRIVATE_KEY: testServiceKey('notifications'),
  }
  const lifetime = opened.move()
  return {
    ...{ redis, sink, query },
    start: (more: Readonly<Record<string, string>> = {}) =>
      startServiceProcess(FOLDER, { ...env, ...more }, 'src/worker.ts'),
    /** People who are due now, one reminder each. */
    due: (howMany: number) =>
      query(
        `insert into reminders (id, user_id, time, days_of_week, timezone, channels, enabled, next_fire_at,
           next_local_date, created_at, updated_at)
         select gen_random_uuid(), gen_random_uuid(), '09:00', '{1,2,3,4,5,6,7}', 'UTC', '{email}', true, now(),
           current_date, now(), now() from generate_series(1, $1)`,
        [howMany],
      ),
    /** How many deliveries are in each state. */
    async states(): Promise<Record<string, number>> {
      const rows = await query('select state, count(*)::int as total from deliveries group by state')
      return Object.fromEntries(rows.map(({ state, total }) => [state, total]))
    },
    /** How many wait, as if the minute had passed for which some are put back when they cannot be sent yet. */
    async waiting(): Promise<number> {
      await query(`update deliveries set due_at = now() where state = 'pending' and due_at > now()`)
      const [{ total }] = await query(`select count(*)::int as total from deliveries where state = 'pending'`)
      return total
    },
    /** As if some minutes had passed: what a worker had taken and not ended is given up. */
    async giveUpInterrupted() {
      await query(`update deliveries set claimed_at = claimed_at - interval '10 minutes'`)
      await giveUpInterrupted({ db: dbOf(pool), now: () => new Date() })
    },
    async flushRedis() {
      const connection = connectRedis(redis.url, createLogger('test', 'silent'))
      await new Promise((ready) => connection.once('ready', ready))
      await connection.flushall()
      connection.disconnect()
    },
    /** Everything that lies in Redis, as text. */
    async inRedis(): Promise<string> {
      const connection = connectRedis(redis.url, createLogger('test', 'silent'))
      await new Promise((ready) => connection.once('ready', ready))
      const found: string[] = []
      for (const key of await connection.keys('*')) {
        const kind = await connection.type(key)
        found.push(key, kind === 'hash' ? JSON.stringify(await connection.hgetall(key)) : '')
      }
      connection.disconnect()
      return found.join('\n')
    },
    [Symbol.asyncDispose]: () => lifetime.disposeAsync(),
  }
}
