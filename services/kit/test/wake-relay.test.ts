import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPool, withTx } from '../src/db.ts'
import { createAlarm } from '../src/events/alarm.ts'
import { onPublished } from '../src/events/outbox.ts'
import { eventually } from '../src/testing/eventually.ts'
import { startTestNats, type TestNats } from '../src/testing/nats.ts'
import { clearStream, LIMITS, openJetStream, startBus } from './bus.ts'
import { announce, announceAll, startKit } from './harness.ts'

let nats: TestNats
beforeAll(async () => {
  nats = await startTestNats()
})
afterAll(() => nats[Symbol.asyncDispose]())
beforeEach(() => clearStream(nats))

const HOUR_MS = 3_600_000

describe('the relay', () => {
  test('publishes right after a commit, long before it would look by itself', async () => {
    await using kit = await startKit()
    await using _bus = startBus(kit, nats, { pollMs: HOUR_MS })

    for (let n = 1; n <= 20; n++) {
      await announce(kit.pool, randomUUID())
      await eventually(`event ${n}`, async () => (await kit.count('things')) === n)
    }
  })

  // Each process is woken by its own commits alone, and what another has claimed is not its business.
  test('of several processes at once publishes everything, and nothing twice', async () => {
    await using kit = await startKit()
    await using lifetime = new AsyncDisposableStack()
    const pools = [1, 2, 3].map(() => {
      const pool = createPool({ url: kit.databaseUrl, max: 4, log: kit.log })
      lifetime.defer(() => pool.end())
      return pool
    })
    for (const pool of pools) lifetime.use(startBus(kit, nats, { pool, pollMs: HOUR_MS }))

    await Promise.all(
      pools.map(async (pool) => {
        for (let n = 0; n < 60; n++) await announceAll(pool, [randomUUID(), randomUUID()])
      }),
    )
    await eventually('all', async () => (await kit.count('things where applied = 1')) === 360, 60_000)
    await eventually(
      'a clean outbox',
      async () => (await kit.count('outbox where published_at is null')) === 0,
    )

    await using jetStream = await openJetStream(nats)
    expect((await jetStream.jsm.streams.info('IDENTITY')).state.last_seq).toBe(360)
  }, 90_000)

  test('keeps what a full stream refuses, and goes on by itself once there is room', async () => {
    await using kit = await startKit()
    await using _bus = startBus(kit, nats, { limits: { ...LIMITS, maxBytes: 16 * 1024 } })
    const userIds = Array.from({ length: 150 }, () => randomUUID())
    await announceAll(kit.pool, userIds)
    await eventually('a refusal', async () => kit.logged().includes('relay interrupted'))
    expect(await kit.count('outbox')).toBe(150)
    expect(await kit.count('outbox where published_at is null')).toBeGreaterThan(0)

    await using jetStream = await openJetStream(nats)
    await jetStream.jsm.streams.update('IDENTITY', { max_bytes: LIMITS.maxBytes })

    await eventually('all', async () => (await kit.count('things where applied = 1')) === 150, 30_000)
    await eventually(
      'a clean outbox',
      async () => (await kit.count('outbox where published_at is null')) === 0,
    )
  }, 60_000)
})

describe('a transaction', () => {
  test('is noticed once when it has published, and its row is there then', async () => {
    await using kit = await startKit()
    const seen: Promise<number>[] = []
    using _noticing = onPublished(kit.pool, () => seen.push(kit.count('outbox')))

    await announce(kit.pool, randomUUID())
    await withTx(kit.pool, (tx) => tx.execute(sql`select 1`))
    await kit.pool.query('select 1')

    expect(await Promise.all(seen)).toEqual([1])
  })
})

describe('an alarm', () => {
  const { signal } = new AbortController()

  test('that rings ends the pause, also when it rang before', async () => {
    const alarm = createAlarm()

    const pausing = alarm.pause(HOUR_MS, signal)
    alarm.ring()
    await pausing
    alarm.ring()
    alarm.ring()
    await alarm.pause(HOUR_MS, signal)
  })

  test('ends one pause, not the one after it', async () => {
    const alarm = createAlarm()
    alarm.ring()
    await alarm.pause(HOUR_MS, signal)

    const next = await Promise.race([alarm.pause(HOUR_MS, signal).then(() => 'over'), tick()])

    expect(next).toBe('still pausing')
    alarm.ring()
  })

  test('does not hold up a stop', async () => {
    const stopping = new AbortController()
    const pausing = createAlarm().pause(HOUR_MS, stopping.signal)
    stopping.abort()

    await pausing
    await createAlarm().pause(HOUR_MS, stopping.signal)
  })
})

function tick(): Promise<string> {
  return new Promise((resolve) => setImmediate(() => resolve('still pausing')))
}
