import { randomUUID } from 'node:crypto'
import { create, toBinary } from '@bufbuild/protobuf'
import { jetstream } from '@nats-io/jetstream'
import { connectNats } from '@selah/kit/events/nats'
import { ensureStream, STREAM_LIMITS } from '@selah/kit/events/streams'
import { createLogger } from '@selah/kit/log'
import { eventually } from '@selah/kit/testing/eventually'
import { startTestNats } from '@selah/kit/testing/nats'
import { SessionRevoked, streamOf } from '@selah/proto/events'
import { expect, test } from 'vitest'
import { bearer, startGateway } from './harness.ts'

/** Says that a session has ended, as identity's relay does. */
async function revoke(natsUrl: string, ...sessionIds: string[]): Promise<void> {
  const nats = await connectNats(natsUrl, 'identity', createLogger('identity', 'silent'))
  const js = jetstream(nats)
  await ensureStream(await js.jetstreamManager(), streamOf(SessionRevoked), STREAM_LIMITS)
  for (const sessionId of sessionIds) {
    const event = create(SessionRevoked.schema, { userId: randomUUID(), sessionId })
    await js.publish(`${SessionRevoked.subject}.${event.userId}`, toBinary(SessionRevoked.schema, event))
  }
  await nats.close()
}

async function publishGarbage(natsUrl: string): Promise<void> {
  const nats = await connectNats(natsUrl, 'identity', createLogger('identity', 'silent'))
  const js = jetstream(nats)
  await ensureStream(await js.jetstreamManager(), streamOf(SessionRevoked), STREAM_LIMITS)
  await js.publish(`${SessionRevoked.subject}.x`, new Uint8Array([0xff, 0xff]))
  await nats.close()
}

async function sessionOf(gateway: Awaited<ReturnType<typeof startGateway>>) {
  const sessionId = randomUUID()
  const headers = await bearer({ session_id: sessionId })
  const status = async () => (await gateway.ask('/api/v1/prayers', { headers })).status
  return { sessionId, status, refused: async () => (await status()) === 401 }
}

test('a session that ends is refused within moments, and no other', async () => {
  await using nats = await startTestNats()
  await using gateway = await startGateway({ settings: { NATS_URL: nats.url } })
  const ana = await sessionOf(gateway)
  const bento = await sessionOf(gateway)
  expect(await ana.status()).toBe(200)

  await revoke(nats.url, ana.sessionId)

  await eventually('the session refused', ana.refused)
  expect(await bento.status()).toBe(200)
})

test('a session that ended before this process began is refused', async () => {
  await using nats = await startTestNats()
  const ended = randomUUID()
  await publishGarbage(nats.url)
  await revoke(nats.url, ended)
  await using gateway = await startGateway({ settings: { NATS_URL: nats.url } })
  const headers = await bearer({ session_id: ended })

  await eventually('the session refused', async () => {
    const reply = await gateway.ask('/api/v1/prayers', { headers })
    return reply.status === 401
  })
})

test('an outage of NATS delays a refusal and loses none', async () => {
  await using nats = await startTestNats()
  await using gateway = await startGateway({ settings: { NATS_URL: nats.url } })
  const before = await sessionOf(gateway)
  const after = await sessionOf(gateway)
  await revoke(nats.url, before.sessionId)
  await eventually('the first refused', before.refused)

  await nats.stop()
  expect(await after.status()).toBe(200)
  expect(await before.status()).toBe(401)
  await nats.start()
  await revoke(nats.url, after.sessionId)

  await eventually('the second refused', after.refused, 25_000)
})

test('people are served when NATS is not there at the start, and its events count when it comes', async () => {
  const nats = await startTestNats()
  await nats.stop()
  await using gateway = await startGateway({ settings: { NATS_URL: nats.url } })
  const ana = await sessionOf(gateway)
  expect(await ana.status()).toBe(200)

  await nats.start()
  await using _running = nats
  await revoke(nats.url, ana.sessionId)

  await eventually('the session refused', ana.refused)
})
