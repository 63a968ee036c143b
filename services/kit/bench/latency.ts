import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startProduct } from './product.ts'

// How long an event takes from its commit to its consumer's handler.
// `node services/kit/bench/latency.ts [--events 1000] [--per-second 20]` prints p50 and p99 with their share of the bound.

const BOUNDS_MS = { p50: 5, p99: 25 }

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '1000' },
    'per-second': { type: 'string', default: '20' },
  },
})
const meanPauseMs = 1000 / Number(values['per-second'])
const committed = new Map<string, number>()
const handled = new Map<string, number>()
{
  await using product = await startProduct(async (_tx, userId) => {
    handled.set(userId, performance.now())
  })
  await settle(async () => {
    await product.announce(randomUUID())
    return handled.size > 0
  })
  for (let n = 0; n < Number(values.events); n++) {
    const userId = randomUUID()
    await product.announce(userId)
    committed.set(userId, performance.now())
    await delay(meanPauseMs * 2 * Math.random())
  }
  await settle(async () => [...committed.keys()].every((userId) => handled.has(userId)))
}
const latencies = [...committed]
  .map(([userId, at]) => (handled.get(userId) ?? Number.NaN) - at)
  .toSorted((a, b) => a - b)
console.log(`commit to consumer, ${latencies.length} events, ${values['per-second']} a second`)
print('p50', 0.5)
print('p99', 0.99)
process.exit(0)

function print(name: keyof typeof BOUNDS_MS, share: number): void {
  const ms = latencies[Math.ceil(latencies.length * share) - 1] ?? Number.NaN
  const bound = BOUNDS_MS[name]
  console.log(`  ${name} ${ms.toFixed(1)} ms, ${(ms / bound).toFixed(2)} of ${bound} ms`)
}

async function settle(isReached: () => Promise<boolean>): Promise<void> {
  while (!(await isReached())) await delay(100)
}
