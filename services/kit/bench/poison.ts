import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startProduct } from './product.ts'

// How long events that fail stand before others, and how long until they are parked.
// `node services/kit/bench/poison.ts [--failing 70]` prints both with their share of the bound.

const BOUND_OTHERS_S = 3
const BOUND_PARKED_S = 30

const { values } = parseArgs({ options: { failing: { type: 'string', default: '70' } } })
const failing = Number(values.failing)
const committed = new Map<string, number>()
const handled = new Map<string, number>()
const poison = new Set<string>()
{
  await using product = await startProduct(async (_tx, userId) => {
    if (poison.has(userId)) throw new Error('never')
    handled.set(userId, performance.now())
  })
  const announce = async () => {
    const userId = randomUUID()
    await product.announce(userId)
    committed.set(userId, performance.now())
  }
  await announce()
  await until(async () => handled.size === 1)
  const startedAt = performance.now()
  for (let n = 0; n < failing; n++) {
    const userId = randomUUID()
    poison.add(userId)
    await product.announce(userId)
  }
  await until(async () => {
    await announce()
    const { rows } = await product.consumer.query('select count(*)::int as n from parked_events')
    return rows[0].n === failing
  })
  const parkedAfterS = (performance.now() - startedAt) / 1000
  await until(async () => handled.size === committed.size)
  const waited = [...committed].map(([userId, at]) => (handled.get(userId) ?? Number.NaN) - at)
  const longestS = Math.max(...waited) / 1000
  console.log(`${failing} events that always fail, ${committed.size} others`)
  console.log(`  another waited ${longestS.toFixed(2)} s at most, ${share(longestS, BOUND_OTHERS_S)}`)
  console.log(`  all parked after ${parkedAfterS.toFixed(1)} s, ${share(parkedAfterS, BOUND_PARKED_S)}`)
}
process.exit(0)

function share(seconds: number, bound: number): string {
  return `${(seconds / bound).toFixed(2)} of ${bound} s`
}

async function until(isReached: () => Promise<boolean>): Promise<void> {
  while (!(await isReached())) await delay(100)
}
