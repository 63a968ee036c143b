import { setTimeout as delay } from 'node:timers/promises'
import { startWorld } from './world.ts'

// How late reminders arrive at the mail server: some in a quiet minute, and many that are due at once.
// Prints `quiet N` and `burst N`, the latest of each in seconds, and `twice N`: mails to one who had one already.

const QUIET = 300
const QUIET_S = 60
const BURST = 5_000

await using world = await startWorld()
const { sink, query } = world
await using _worker = await world.startWorker()
let twice = 0
const quiet = await latest(QUIET, QUIET_S)
const burst = await latest(BURST, 0)
console.log(`quiet ${quiet}\nburst ${burst}\ntwice ${twice}`)

async function areAllEnded(count: number): Promise<boolean> {
  const [{ ended }] = await query(
    `select count(*)::int as ended from deliveries where state not in ('pending', 'sending')`,
  )
  return ended === count
}

/** Of reminders that fall due within so many seconds, how late the last one arrived. */
async function latest(count: number, withinS: number): Promise<number> {
  sink.taken.length = 0
  await query('delete from deliveries')
  const rows: { user_id: string; next_fire_at: Date }[] = await query(
    `insert into reminders (id, user_id, time, days_of_week, timezone, channels, enabled, next_fire_at,
       next_local_date, created_at, updated_at)
     select gen_random_uuid(), gen_random_uuid(), '09:00', '{1,2,3,4,5,6,7}', 'UTC', '{email}', true,
       now() + random() * $2 * interval '1 second', current_date, now(), now() from generate_series(1, $1)
     returning user_id, next_fire_at`,
    [count, withinS],
  )
  const dueAt = new Map(rows.map((row) => [`${row.user_id}@example.com`, row.next_fire_at.getTime()]))
  await sink.untilTaken(count)
  // A second mail to somebody would have been counted for one that is still to come.
  while (!(await areAllEnded(count))) await delay(100)
  twice += sink.taken.length - new Set(sink.taken.map(({ to }) => to)).size
  return Math.max(...sink.taken.map(({ to, at }) => at - (dueAt.get(to) ?? Number.NaN))) / 1000
}
