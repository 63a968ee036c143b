import { randomUUID } from 'node:crypto'
import { UserRegistered } from '@selah/proto/events'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startEventBus } from '../src/events/event-bus.ts'
import { eventually } from '../src/testing/eventually.ts'
import { startTestNats, type TestNats } from '../src/testing/nats.ts'
import { installTracing, inTrace } from '../src/trace.ts'
import { clearStream, openJetStream, startBus } from './bus.ts'
import { announce, startKit } from './harness.ts'

let nats: TestNats
beforeAll(async () => {
  installTracing()
  nats = await startTestNats()
})
afterAll(() => nats[Symbol.asyncDispose]())
beforeEach(() => clearStream(nats))

describe('an event', () => {
  test('reaches its consumer with CloudEvents attributes and the trace of its cause', async () => {
    await using kit = await startKit()
    await using _bus = startBus(kit, nats)
    const userId = randomUUID()
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

    await inTrace(traceparent, () => announce(kit.pool, userId))
    await eventually(
      'the event to be applied',
      async () => (await kit.count('things where applied = 1')) === 1,
    )

    await using jetStream = await openJetStream(nats)
    const message = await (await jetStream.js.streams.get('IDENTITY')).getMessage({ seq: 1 })
    expect(message?.subject).toBe(`identity.user_registered.v1.${userId}`)
    const headers = message?.header
    expect(headers?.get('ce-type')).toBe('identity.user_registered.v1')
    expect(headers?.get('ce-source')).toBe('/selah/identity')
    expect(headers?.get('ce-specversion')).toBe('1.0')
    expect(headers?.get('ce-id')).toBe(headers?.get('Nats-Msg-Id'))
    expect(headers?.get('traceparent')).toContain('4bf92f3577b34da6a3ce929d0e0e4736')
  })

  test('is not published when its transaction rolls back', async () => {
    await using kit = await startKit()
    const { withTx } = await import('../src/db.ts')
    const { publishEvent } = await import('../src/events/outbox.ts')

    const failing = withTx(kit.pool, async (tx) => {
      await publishEvent(tx, UserRegistered, 'a', { userId: 'a' })
      throw new Error('changed my mind')
    })

    await expect(failing).rejects.toThrow('changed my mind')
    expect(await kit.count('outbox')).toBe(0)
  })

  test('is applied once, however often it is delivered', async () => {
    await using kit = await startKit()
    const userId = randomUUID()
    {
      await using _bus = startBus(kit, nats)
      await announce(kit.pool, userId)
      await eventually('the event to be applied', async () => (await kit.count('things')) === 1)
    }

    // The stream, its duplicate window and the consumer's place are lost; the outbox publishes everything again.
    await clearStream(nats)
    await kit.pool.query('update outbox set published_at = null')
    const second = randomUUID()
    await announce(kit.pool, second)
    await using _bus = startBus(kit, nats)
    await eventually('the second event to be applied', async () => (await kit.count('things')) === 2)

    expect(await kit.count('things where applied = 1')).toBe(2)
  })

  test('waits in the outbox while NATS is away, and arrives when it is back', async () => {
    await using kit = await startKit()
    await using _bus = startBus(kit, nats)
    await announce(kit.pool, randomUUID())
    await eventually('the first event to be applied', async () => (await kit.count('things')) === 1)

    await nats.stop()
    for (let n = 0; n < 20; n++) await announce(kit.pool, randomUUID())
    expect(await kit.count('outbox where published_at is null')).toBe(20)
    await nats.start()

    await eventually(
      'all events to be applied',
      async () => (await kit.count('things where applied = 1')) === 21,
      60_000,
    )
    await eventually(
      'an empty outbox',
      async () => (await kit.count('outbox where published_at is null')) === 0,
    )
  }, 90_000)

  test('may be started before NATS is there, and stopped again', async () => {
    await using kit = await startKit()
    const bus = startEventBus({
      service: 'identity',
      natsUrl: 'nats://127.0.0.1:1',
      pool: kit.pool,
      log: kit.log,
      pollMs: 20,
      consumers: [],
    })

    await bus[Symbol.asyncDispose]()
  })
})

// Whatever it is doing at that moment: asking for its stream, its consumer, its place, or the first message.
test('a bus that is stopped while it starts, stops', async () => {
  await using kit = await startKit()
  for (let n = 0; n < 40; n++) {
    const bus = startBus(kit, nats)
    await new Promise((resolve) => setTimeout(resolve, n))
    await bus[Symbol.asyncDispose]()
  }
})
