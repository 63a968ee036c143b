import { randomUUID } from 'node:crypto'
import { jetstream } from '@nats-io/jetstream'
import { streamOf, UserRegistered } from '@selah/proto/events'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Tx } from '../src/db.ts'
import { startEventBus } from '../src/events/event-bus.ts'
import { consumer } from '../src/events/inbox.ts'
import { connectNats } from '../src/events/nats.ts'
import { purgeOutbox, relayOutbox } from '../src/events/relay.ts'
import { ensureStream } from '../src/events/streams.ts'
import { eventually } from '../src/testing/eventually.ts'
import { startTestNats, type TestNats } from '../src/testing/nats.ts'
import { installTracing, inTrace } from '../src/trace.ts'
import { announce, startKit, type TestKit } from './harness.ts'

let nats: TestNats
beforeAll(async () => {
  installTracing()
  nats = await startTestNats()
})
afterAll(() => nats[Symbol.asyncDispose]())
beforeEach(async () => {
  const connection = await connect()
  await (await jetstream(connection).jetstreamManager()).streams.delete('IDENTITY').catch(() => undefined)
  await connection.close()
})

const LIMITS = { maxBytes: 16 * 1024 * 1024, replicas: 1 }

async function connect() {
  const { createLogger } = await import('../src/log.ts')
  return connectNats(nats.url, 'test', createLogger('test', 'silent'))
}

/** A bus whose consumer marks what it is told in `things`. */
function startBus(kit: TestKit, handle: (tx: Tx, userId: string) => Promise<void> = mark) {
  const onRegistered = consumer({
    name: 'test-on-registered',
    event: UserRegistered,
    handle: (tx, { userId }) => handle(tx, userId),
  })
  return startEventBus({
    service: 'identity',
    natsUrl: nats.url,
    pool: kit.pool,
    log: kit.log,
    pollMs: 20,
    consumers: [onRegistered],
    limits: LIMITS,
    nakDelaysMs: [10, 10],
  })
}

async function mark(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    insert into things (id, applied) values (${userId}, 1)
    on conflict (id) do update set applied = things.applied + 1`)
}

describe('an event', () => {
  test('reaches its consumer with CloudEvents attributes and the trace of its cause', async () => {
    await using kit = await startKit()
    await using _bus = startBus(kit)
    const userId = randomUUID()
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

    await inTrace(traceparent, () => announce(kit.pool, userId))
    await eventually(
      'the event to be applied',
      async () => (await kit.count('things where applied = 1')) === 1,
    )

    const connection = await connect()
    const stream = await jetstream(connection).streams.get('IDENTITY')
    const message = await stream.getMessage({ seq: 1 })
    await connection.close()
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
      await using _bus = startBus(kit)
      await announce(kit.pool, userId)
      await eventually('the event to be applied', async () => (await kit.count('things')) === 1)
    }

    // The stream, its duplicate window and the consumer's place are lost; the outbox publishes everything again.
    const connection = await connect()
    await (await jetstream(connection).jetstreamManager()).streams.delete('IDENTITY')
    await connection.close()
    await kit.pool.query('update outbox set published_at = null')
    const second = randomUUID()
    await announce(kit.pool, second)
    await using _bus = startBus(kit)
    await eventually('the second event to be applied', async () => (await kit.count('things')) === 2)

    expect(await kit.count('things where applied = 1')).toBe(2)
  })

  test('that cannot be applied is tried again, then parked, and others go on', async () => {
    await using kit = await startKit()
    const poison = randomUUID()
    const good = randomUUID()
    const attempts: string[] = []
    await using _bus = startBus(kit, async (tx, userId) => {
      attempts.push(userId)
      if (userId === poison) throw new TypeError(`cannot handle ${userId}`)
      await mark(tx, userId)
    })

    await announce(kit.pool, poison)
    await announce(kit.pool, good)
    await eventually('the good event to be applied', async () => (await kit.count('things')) === 1)
    await eventually('the bad event to be parked', async () => (await kit.count('parked_events')) === 1)

    expect(attempts.filter((userId) => userId === poison)).toHaveLength(3)
    const { rows } = await kit.pool.query('select reason, deliveries from parked_events')
    expect(rows).toEqual([{ reason: 'TypeError', deliveries: 3 }])
  })

  test('that is not its message is parked at once', async () => {
    await using kit = await startKit()
    await using _bus = startBus(kit)
    const connection = await connect()
    const js = jetstream(connection)
    await ensureStream(await js.jetstreamManager(), streamOf(UserRegistered), LIMITS)

    await js.publish('identity.user_registered.v1.x', new Uint8Array([0xff, 0xff, 0xff]))
    await eventually('the event to be parked', async () => (await kit.count('parked_events')) === 1)
    await connection.close()

    const { rows } = await kit.pool.query('select reason, deliveries from parked_events')
    expect(rows).toEqual([{ reason: 'UndecodableEvent', deliveries: 1 }])
  })

  test('waits in the outbox while NATS is away, and arrives when it is back', async () => {
    await using kit = await startKit()
    await using _bus = startBus(kit)
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
    const bus = startBus(kit)
    await new Promise((resolve) => setTimeout(resolve, n))
    await bus[Symbol.asyncDispose]()
  }
})

describe('the relay', () => {
  test('shares the outbox between several processes without publishing anything twice', async () => {
    await using kit = await startKit({ poolMax: 10 })
    for (let n = 0; n < 300; n++) await announce(kit.pool, randomUUID())
    const connection = await connect()
    const js = jetstream(connection)
    const jsm = await js.jetstreamManager()
    await ensureStream(jsm, streamOf(UserRegistered), LIMITS)

    const counts = await Promise.all(
      Array.from({ length: 6 }, () => relayOutbox(kit.pool, js, { batchSize: 50 })),
    )

    expect(counts.reduce((sum, count) => sum + count)).toBe(300)
    expect((await jsm.streams.info('IDENTITY')).state.messages).toBe(300)
    await connection.close()
  })

  test('takes over what another one claimed and never finished', async () => {
    await using kit = await startKit()
    await announce(kit.pool, randomUUID())
    await kit.pool.query(`update outbox set claim_token = $1, claimed_until = now() + interval '1 hour'`, [
      randomUUID(),
    ])
    const connection = await connect()
    const js = jetstream(connection)
    await ensureStream(await js.jetstreamManager(), streamOf(UserRegistered), LIMITS)

    const during = await relayOutbox(kit.pool, js)
    await kit.pool.query(`update outbox set claimed_until = now() - interval '1 second'`)
    const after = await relayOutbox(kit.pool, js)

    expect([during, after]).toEqual([0, 1])
    await connection.close()
  })

  test('gives back at once what could not be published', async () => {
    await using kit = await startKit()
    await announce(kit.pool, randomUUID())
    const connection = await connect()
    const js = jetstream(connection)

    // There is no stream to take it.
    await expect(relayOutbox(kit.pool, js, { ackTimeoutMs: 200 })).rejects.toThrow('could not be published')

    expect(await kit.count('outbox where published_at is null and claim_token is null')).toBe(1)
    await connection.close()
  })
})

describe('the outbox', () => {
  const publishedAgo = (kit: TestKit, what: string) =>
    kit.pool.query(`update outbox set published_at = now() - interval '${what}' where published_at is null`)

  test('keeps what was published for 14 days, and what was not for as long as it takes', async () => {
    await using kit = await startKit()
    await announce(kit.pool, randomUUID())
    await publishedAgo(kit, '15 days')
    await announce(kit.pool, randomUUID())
    await publishedAgo(kit, '13 days')
    await announce(kit.pool, randomUUID())
    await kit.pool.query(
      `update outbox set created_at = now() - interval '30 days' where published_at is null`,
    )

    expect(await purgeOutbox(kit.pool)).toBe(1)

    expect(await kit.count('outbox')).toBe(2)
  })

  // Anybody can make those, so they must not lie in the database for long either.
  test('keeps passing events no longer than their stream does', async () => {
    await using kit = await startKit()
    for (const age of ['25 hours', '23 hours']) {
      await announce(kit.pool, randomUUID())
      await publishedAgo(kit, age)
    }

    expect(await purgeOutbox(kit.pool, ['identity.something_else.v1.>'])).toBe(0)
    expect(await purgeOutbox(kit.pool, ['identity.user_registered.v1.>'])).toBe(1)

    expect(await kit.count('outbox')).toBe(1)
  })
})
