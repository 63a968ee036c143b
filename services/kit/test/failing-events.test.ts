import { randomUUID } from 'node:crypto'
import { headers } from '@nats-io/transport-node'
import { streamOf, UserRegistered } from '@selah/proto/events'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Tx } from '../src/db.ts'
import { RETRY_PAUSES_MS } from '../src/events/retry-failing.ts'
import { ensureStream } from '../src/events/streams.ts'
import { eventually } from '../src/testing/eventually.ts'
import { startTestNats, type TestNats } from '../src/testing/nats.ts'
import { CONSUMER, clearStream, LIMITS, mark, openJetStream, startBus } from './bus.ts'
import { announce, announceAll, startKit, type TestKit } from './harness.ts'

let nats: TestNats
beforeAll(async () => {
  nats = await startTestNats()
})
afterAll(() => nats[Symbol.asyncDispose]())
beforeEach(() => clearStream(nats))

/** Fails for these, and marks the others. */
function failingFor(poison: ReadonlySet<string>) {
  return async (tx: Tx, userId: string) => {
    if (poison.has(userId)) throw new TypeError(`cannot handle ${userId}`)
    await mark(tx, userId)
  }
}

const parked = async (kit: TestKit) =>
  (await kit.pool.query('select reason, deliveries from parked_events')).rows

describe('an event that fails', () => {
  test('is tried again, then parked, and others go on', async () => {
    await using kit = await startKit()
    const poison = randomUUID()
    await using _bus = startBus(kit, nats, { handle: failingFor(new Set([poison])) })

    await announce(kit.pool, poison)
    await announce(kit.pool, randomUUID())
    await eventually('the good event to be applied', async () => (await kit.count('things')) === 1)
    await eventually('the bad event to be parked', async () => (await kit.count('parked_events')) === 1)

    expect(await parked(kit)).toEqual([{ reason: 'TypeError', deliveries: 3 }])
    expect(await kit.count('failing_events')).toBe(0)
  })

  // All of them wait for their next attempt, and each would hold one of the consumer's places in the stream.
  test('does not stand before others, even if hundreds do', async () => {
    await using kit = await startKit()
    const poison = new Set(Array.from({ length: 200 }, () => randomUUID()))
    await using _bus = startBus(kit, nats, { handle: failingFor(poison), retryPausesMs: [3_600_000] })

    await announceAll(kit.pool, [...poison])
    for (let n = 0; n < 10; n++) await announce(kit.pool, randomUUID())

    await eventually('all good events', async () => (await kit.count('things')) === 10, 60_000)
    expect(await kit.count('failing_events')).toBe(200)
  }, 90_000)

  test('is applied once when a later attempt goes well', async () => {
    await using kit = await startKit()
    const userId = randomUUID()
    const failing = new Set<string>([userId])
    await using _bus = startBus(kit, nats, {
      retryPausesMs: [10, 10],
      async handle(tx, id) {
        await mark(tx, id)
        if (failing.delete(id)) throw new TypeError('the first time')
      },
    })

    await announce(kit.pool, userId)
    await eventually('the event', async () => (await kit.count('things where applied = 1')) === 1)
    await eventually('no more attempts', async () => (await kit.count('failing_events')) === 0)

    expect(await kit.count('parked_events')).toBe(0)
  })

  test('is tried by one process at a time', async () => {
    await using kit = await startKit({ poolMax: 10 })
    const trying = new Set<string>()
    let together = 0
    const handle = async (tx: Tx, userId: string) => {
      if (trying.has(userId)) together += 1
      trying.add(userId)
      await tx.execute(sql`select pg_sleep(0.005)`)
      trying.delete(userId)
      throw new TypeError('not this one')
    }
    const options = { handle, retryPausesMs: [20, 20, 20] }
    await using _one = startBus(kit, nats, options)
    await using _two = startBus(kit, nats, options)
    await using _three = startBus(kit, nats, options)

    await announceAll(
      kit.pool,
      Array.from({ length: 20 }, () => randomUUID()),
    )
    await eventually('all parked', async () => (await kit.count('parked_events')) === 20)

    expect(together).toBe(0)
    expect(new Set((await parked(kit)).map(({ deliveries }) => deliveries))).toEqual(new Set([4]))
  })

  // The database would let it wait for 15 s, and all that come after it.
  test('by waiting for a lock does not hold up others either', async () => {
    await using kit = await startKit()
    const blocked = randomUUID()
    await kit.pool.query('insert into things (id) values ($1)', [blocked])
    await using _bus = startBus(kit, nats, { retryPausesMs: Array(20).fill(500) })
    const holder = await kit.pool.connect()
    await holder.query('begin')
    await holder.query('select 1 from things where id = $1 for update', [blocked])

    await announceAll(kit.pool, [randomUUID(), blocked, randomUUID()])
    await eventually('the others', async () => (await kit.count('things where applied = 1')) === 2, 10_000)
    await holder.query('rollback')
    holder.release()

    await eventually('all', async () => (await kit.count('things where applied = 1')) === 3, 30_000)
    expect(await kit.count('parked_events')).toBe(0)
  }, 60_000)

  test('by the pauses of production is parked within 30 s', () => {
    const pollMs = 250
    const waited = RETRY_PAUSES_MS.reduce((sum, pauseMs) => sum + pauseMs + pollMs, 0)

    expect(waited).toBeLessThan(25_000)
  })
})

describe('a parked event', () => {
  test('is applied by a replay once its consumer can, and is parked no longer', async () => {
    await using kit = await startKit()
    const poison = new Set([randomUUID()])
    await using _bus = startBus(kit, nats, { handle: failingFor(poison) })
    await announceAll(kit.pool, [...poison])
    await eventually('the event to be parked', async () => (await kit.count('parked_events')) === 1)

    poison.clear()
    await using jetStream = await openJetStream(nats)
    await jetStream.jsm.consumers.delete('IDENTITY', CONSUMER)

    await eventually('the event', async () => (await kit.count('things where applied = 1')) === 1)
    expect(await kit.count('parked_events')).toBe(0)
  })

  test('is at once whatever is not its message, or has no id', async () => {
    await using kit = await startKit()
    await using _bus = startBus(kit, nats)
    await using jetStream = await openJetStream(nats)
    const { js, jsm } = jetStream
    await ensureStream(jsm, streamOf(UserRegistered), LIMITS)

    const withId = headers()
    withId.set('ce-id', randomUUID())
    await js.publish('identity.user_registered.v1.x', new Uint8Array([0xff]), { headers: withId })
    await js.publish('identity.user_registered.v1.x', new Uint8Array())
    await eventually('both to be parked', async () => (await kit.count('parked_events')) === 2)

    const expected = { reason: 'UndecodableEvent', deliveries: 1 }
    expect(await parked(kit)).toEqual([expected, expected])
  })
})
