import { randomUUID } from 'node:crypto'
import { streamOf, UserRegistered } from '@selah/proto/events'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { purgeOutbox, relayOutbox } from '../src/events/relay.ts'
import { ensureStream } from '../src/events/streams.ts'
import { startTestNats, type TestNats } from '../src/testing/nats.ts'
import { clearStream, LIMITS, openJetStream } from './bus.ts'
import { announce, startKit, type TestKit } from './harness.ts'

let nats: TestNats
beforeAll(async () => {
  nats = await startTestNats()
})
afterAll(() => nats[Symbol.asyncDispose]())
beforeEach(() => clearStream(nats))

describe('the relay', () => {
  test('shares the outbox between several processes without publishing anything twice', async () => {
    await using kit = await startKit({ poolMax: 10 })
    for (let n = 0; n < 300; n++) await announce(kit.pool, randomUUID())
    await using jetStream = await openJetStream(nats)
    const { js, jsm } = jetStream
    await ensureStream(jsm, streamOf(UserRegistered), LIMITS)

    const counts = await Promise.all(
      Array.from({ length: 6 }, () => relayOutbox(kit.pool, js, { batchSize: 50 })),
    )

    expect(counts.reduce((sum, count) => sum + count)).toBe(300)
    expect((await jsm.streams.info('IDENTITY')).state.messages).toBe(300)
  })

  test('takes over what another one claimed and never finished', async () => {
    await using kit = await startKit()
    await announce(kit.pool, randomUUID())
    await kit.pool.query(`update outbox set claim_token = $1, claimed_until = now() + interval '1 hour'`, [
      randomUUID(),
    ])
    await using jetStream = await openJetStream(nats)
    const { js, jsm } = jetStream
    await ensureStream(jsm, streamOf(UserRegistered), LIMITS)

    const during = await relayOutbox(kit.pool, js)
    await kit.pool.query(`update outbox set claimed_until = now() - interval '1 second'`)
    const after = await relayOutbox(kit.pool, js)

    expect([during, after]).toEqual([0, 1])
  })

  test('gives back at once what could not be published', async () => {
    await using kit = await startKit()
    await announce(kit.pool, randomUUID())
    await using jetStream = await openJetStream(nats)
    const { js } = jetStream

    // There is no stream to take it.
    await expect(relayOutbox(kit.pool, js, { ackTimeoutMs: 200 })).rejects.toThrow('could not be published')

    expect(await kit.count('outbox where published_at is null and claim_token is null')).toBe(1)
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
