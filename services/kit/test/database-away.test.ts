import { randomUUID } from 'node:crypto'
import { AckPolicy } from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import { filterOf, streamOf, UserRegistered } from '@selah/proto/events'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensureStream } from '../src/events/streams.ts'
import { eventually } from '../src/testing/eventually.ts'
import { startTestNats, type TestNats } from '../src/testing/nats.ts'
import { CONSUMER, clearStream, LIMITS, mark, openJetStream, startBus, takeAway } from './bus.ts'
import { announce, startKit, type TestKit } from './harness.ts'

let nats: TestNats
beforeAll(async () => {
  nats = await startTestNats()
})
afterAll(() => nats[Symbol.asyncDispose]())
beforeEach(() => clearStream(nats))

/** A second database, for the consumers alone: events go on being published while theirs is away. */
async function startConsuming(kit: TestKit) {
  const lifetime = new AsyncDisposableStack()
  const own = lifetime.use(await startKit())
  lifetime.use(startBus(kit, nats, { consumers: [] }))
  lifetime.use(startBus(own, nats, { service: 'nobody', retryPausesMs: [100, 100, 100, 100, 100] }))
  return { own, [Symbol.asyncDispose]: () => lifetime.disposeAsync() }
}

async function announceMany(kit: TestKit, count: number): Promise<void> {
  for (let n = 0; n < count; n++) await announce(kit.pool, randomUUID())
}

/** How often JetStream has handed events to the consumer, each time counted. */
async function deliveries(): Promise<number> {
  await using jetStream = await openJetStream(nats)
  return (await jetStream.jsm.consumers.info('IDENTITY', CONSUMER)).delivered.consumer_seq
}

describe("a consumer's database that is away", () => {
  // A maximum of deliveries would end an event silently, and parking it needs the database that is away.
  test('costs no event, however often it was delivered meanwhile', async () => {
    await using kit = await startKit()
    await using consuming = await startConsuming(kit)
    const { own } = consuming
    await announceMany(kit, 1)
    await eventually('the first event', async () => (await own.count('things')) === 1)
    const before = await deliveries()
    {
      await using _away = await takeAway(own.database)
      await announceMany(kit, 80)
      await eventually('40 deliveries of 32', async () => (await deliveries()) > before + 40 * 32, 60_000)
    }

    await eventually('every event', async () => (await own.count('things')) === 81, 30_000)
    await eventually('no attempt left', async () => (await own.count('failing_events')) === 0, 30_000)
    expect(await own.count('things where applied = 1')).toBe(81)
    expect(await own.count('parked_events')).toBe(0)
  }, 120_000)

  test('for a moment, again and again, costs nothing either', async () => {
    await using kit = await startKit()
    await using consuming = await startConsuming(kit)
    const { own } = consuming
    for (let n = 0; n < 15; n++) {
      await announceMany(kit, 4)
      await using _away = await takeAway(own.database)
    }

    await eventually('every event', async () => (await own.count('things')) === 60, 30_000)
    await eventually('no attempt left', async () => (await own.count('failing_events')) === 0, 30_000)
    expect(await own.count('things where applied = 1')).toBe(60)
    expect(await own.count('parked_events')).toBe(0)
  }, 90_000)

  test('counts as no attempt of an event that has failed before', async () => {
    await using kit = await startKit()
    const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let attempts = 0
    await using _bus = startBus(kit, nats, {
      // Two attempts, then an event is parked.
      retryPausesMs: [10],
      async handle(tx, userId) {
        attempts += 1
        if (attempts === 1) throw new TypeError('not yet')
        reached.resolve()
        await gate.promise
        await mark(tx, userId)
      },
    })
    await announce(kit.pool, randomUUID())
    await reached.promise
    {
      await using _away = await takeAway(kit.database)
      gate.resolve()
      await eventually('a retry without database', async () => kit.logged().includes('retries interrupted'))
    }

    const { rows } = await kit.pool.query(
      'update failing_events set next_attempt_at = now() returning attempts',
    )
    await eventually('the event', async () => (await kit.count('things where applied = 1')) === 1)
    expect(rows).toEqual([{ attempts: 1 }])
    expect(await kit.count('parked_events')).toBe(0)
  })
})

test('a consumer that an earlier release made is brought up to date', async () => {
  await using kit = await startKit()
  await using jetStream = await openJetStream(nats)
  const { jsm } = jetStream
  await ensureStream(jsm, streamOf(UserRegistered), LIMITS)
  await jsm.consumers.add('IDENTITY', {
    durable_name: CONSUMER,
    filter_subject: filterOf(UserRegistered),
    ack_policy: AckPolicy.Explicit,
    ack_wait: nanos(30_000),
    max_deliver: 32,
    max_ack_pending: 64,
  })

  await using _bus = startBus(kit, nats)
  await announce(kit.pool, randomUUID())
  await eventually('the event', async () => (await kit.count('things')) === 1)

  const { config } = await jsm.consumers.info('IDENTITY', CONSUMER)
  expect(config).toMatchObject({ max_deliver: -1, max_ack_pending: 512, ack_wait: nanos(10_000) })
})
