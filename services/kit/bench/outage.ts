import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Tx } from '../src/db.ts'
import { type Product, startProduct } from './product.ts'

// How long events stand still after their consumer's database has come back.
// `node services/kit/bench/outage.ts [--seconds 90] [--per-second 10]` prints when new events flow and when all are applied.

const BOUND_S = 60

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '90' }, 'per-second': { type: 'string', default: '10' } },
})
const pauseMs = 1000 / Number(values['per-second'])
{
  await using product = await startProduct(mark)
  const publishing = new AbortController()
  const publisher = publish(product, publishing.signal)
  await delay(2_000)
  await product.admin.query('alter database consumer allow_connections false')
  await product.admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'consumer'",
  )
  await delay(Number(values.seconds) * 1000)
  await product.admin.query('alter database consumer allow_connections true')
  const returnedAt = performance.now()
  const probe = randomUUID()
  await product.announce(probe)
  await until(async () => (await count(product, `where id = '${probe}'`)) === 1)
  const flowsAfterS = (performance.now() - returnedAt) / 1000
  publishing.abort()
  const published = (await publisher) + 1
  await until(async () => (await count(product, '')) === published)
  const allAfterS = (performance.now() - returnedAt) / 1000
  console.log(`database away for ${values.seconds} s, ${published} events`)
  console.log(`  a new event is applied ${flowsAfterS.toFixed(1)} s after the return, ${share(flowsAfterS)}`)
  console.log(`  all are applied after ${allAfterS.toFixed(1)} s, ${share(allAfterS)}`)
  console.log(`  applied more than once: ${await count(product, 'where applied <> 1')}`)
  const { rows } = await product.consumer.query('select count(*)::int as n from parked_events')
  console.log(`  parked: ${rows[0].n}`)
}
process.exit(0)

async function mark(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    insert into things (id, applied) values (${userId}, 1)
    on conflict (id) do update set applied = things.applied + 1`)
}

function share(seconds: number): string {
  return `${(seconds / BOUND_S).toFixed(2)} of ${BOUND_S} s`
}

/** Returns how many events it published. */
async function publish(product: Product, signal: AbortSignal): Promise<number> {
  let published = 0
  while (!signal.aborted) {
    await product.announce(randomUUID())
    published += 1
    await delay(pauseMs)
  }
  return published
}

async function count({ consumer }: Product, where: string): Promise<number> {
  const { rows } = await consumer.query(`select count(*)::int as n from things ${where}`)
  return rows[0].n
}

async function until(isReached: () => Promise<boolean>): Promise<void> {
  while (!(await isReached())) await delay(100)
}
