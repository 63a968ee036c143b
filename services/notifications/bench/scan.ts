import { createPool } from '@selah/kit/db'
import { createLogger } from '@selah/kit/log'
import type pg from 'pg'
import { scanReminders } from '../src/workers/scan-reminders.ts'
import { median, startDatabases } from './world.ts'

// A scan for 500 reminders that are due, and one that finds none, among a million of them and among ten thousand.
// Prints `many-due N`, `few-due N`, `many-none N` and `few-none N` in milliseconds.

const MANY = 1_000_000
const FEW = 10_000
const DUE = 500
const ROUNDS = 15
/** For each scan that finds some, as most find none. */
const LOOKS = 10

await using databases = await startDatabases('many', 'few')
const log = createLogger('bench', 'silent')
const [many, few] = databases.urls.map((url) =>
  createPool({ url, max: 2, log, statementTimeoutMs: 300_000 }),
) as [pg.Pool, pg.Pool]
await fill(many, MANY)
await fill(few, FEW)
const times = { 'many-due': [], 'few-due': [], 'many-none': [], 'few-none': [] } as Record<string, number[]>
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, pool] of [
    ['many', many],
    ['few', few],
  ] as const) {
    await letFallDue(pool, round)
    times[`${name}-due`]?.push(await scan(pool, DUE))
    for (let look = 0; look < LOOKS; look++) times[`${name}-none`]?.push(await scan(pool, 0))
  }
}
for (const [name, each] of Object.entries(times)) console.log(`${name} ${median(each)}`)
await Promise.all([many.end(), few.end()])

/** Reminders whose next time is within the year to come. */
async function fill(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `insert into reminders (id, user_id, time, days_of_week, timezone, channels, enabled, next_fire_at,
       next_local_date, created_at, updated_at)
     select gen_random_uuid(), gen_random_uuid(), '09:00', '{1,2,3,4,5,6,7}', 'Europe/Lisbon', '{email}', true,
       now() + interval '1 day' + random() * interval '364 days', current_date, now(), now()
     from generate_series(1, $1)`,
    [count],
  )
  await pool.query('vacuum analyze')
}

/** Some, scattered over the table. */
async function letFallDue(pool: pg.Pool, round: number): Promise<void> {
  await pool.query(
    `update reminders set next_fire_at = now(), next_local_date = current_date - 1000 + $1::int
     where id in (select id from reminders where next_fire_at > now() + interval '7 days' order by user_id limit $2)`,
    [round, DUE],
  )
  // As autovacuum does in between.
  await pool.query('vacuum analyze')
}

async function scan(pool: pg.Pool, expected: number): Promise<number> {
  const from = performance.now()
  const found = await scanReminders({ pool, now: () => new Date() })
  if (found !== expected) throw new Error(`a scan found ${found} of ${expected}`)
  return performance.now() - from
}
