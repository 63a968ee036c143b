import { randomUUID } from 'node:crypto'
import { headers } from '@nats-io/transport-node'
import { streamOf, UserRegistered } from '@selah/proto/events'
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
function failingFor(poison: ReadonlySet<string>, attempts: string[] = []) {
  return async (tx: Tx, userId: string) => {
    attempts.push(userId)
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
    const attempts: string[] = []
    await using _bus = startBus(kit, nats, { handle: failingFor(new Set([poison]), attempts) })

    await announce(kit.pool, poison)
    await announce(kit.pool, randomUUID())
    await eventually('the good event to be applied', async () => (await kit.count('things')) === 1)
    await eventually('the bad event to be parked', async () => (await kit.count('parked_events')) === 1)

    expect(attempts.filter((userId) => userId === poison)).toHaveLength(3)
    expect(await parked(kit)).toEqual([{ reason: 'TypeError', deliveries: 3 }])
    expect(await kit.count('failing_events')).toBe(0)
  })

  // All of them wait for their next attempt, and each would hold one of the consumer's places in the stream.
  test('does not stand before others, even if a thousand do', async () => {
    await using kit = await startKit()
    const poison = new Set(Array.from({ length: 1_000 }, () => randomUUID()))
    await using _bus = startBus(kit, nats, { handle: failingFor(poison), retryPausesMs: [3_600_000] })

    await announceAll(kit.pool, [...poison])
    for (let n = 0; n < 10; n++) await announce(kit.pool, randomUUID())

    await eventually('all good events', async () => (await kit.count('things')) === 10)
    expect(await kit.count('failing_events')).toBe(1_000)
  })

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

    expect(await kit.count('failing_events')).toBe(0)
    expect(await kit.count('parked_events')).toBe(0)
  })

  test('is tried by one process at a time', async () => {
    await using kit = await startKit({ poolMax: 10 })
    const poison = Array.from({ length: 20 }, () => randomUUID())
    const attempts: string[] = []
    const options = { handle: failingFor(new Set(poison), attempts), retryPausesMs: [20, 20, 20] }
    await using _one = startBus(kit, nats, options)
    await using _two = startBus(kit, nats, options)
    await using _three = startBus(kit, nats, options)

    await announceAll(kit.pool, poison)
    await eventually('all parked', async () => (await kit.count('parked_events')) === 20)

    expect(attempts).toHaveLength(20 * 4)
    expect(new Set((await parked(kit)).map(({ deliveries }) => deliveries))).toEqual(new Set([4]))
  })

  test('by the pauses of production is parked within 30 s', () => {
    const pollMs = 250
    const waited = RETRY_PAUSES_MS.reduce((sum, pauseMs) => sum + pauseMs + pollMs, 0)

    expect(waited).toBeLessThan(28_000)
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
