import { join } from 'node:path'
import { AckPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import { describe, expect, test } from 'vitest'
import { startNats } from '../local-servers/nats.ts'
import { throwawayFolder } from '../local-servers/throwaway-folder.ts'

const OWN = 'analytics-on-prayer-saved'

/** A server with one stream of ours, one event in it, and our own consumer; and both kinds of users on it. */
async function startWithEvents() {
  const cleanup = new AsyncDisposableStack()
  const folder = cleanup.use(await throwawayFolder())
  const passwords = { services: 'inside', outside: 'outside' }
  const options = { dataDir: join(folder.path, 'nats'), passwords, ownConsumers: [OWN] }
  const server = cleanup.use(await startNats(options))
  const signIn = async (user: keyof typeof passwords) => {
    const connection = await connect({ servers: `127.0.0.1:${server.port}`, user, pass: passwords[user] })
    cleanup.defer(() => connection.close())
    return connection
  }
  const services = await signIn('services')
  const jsm = await jetstreamManager(services)
  await jsm.streams.add({ name: 'PRAYERS', subjects: ['prayers.>'] })
  await jsm.streams.add({ name: 'IDENTITY', subjects: ['identity.>'] })
  await jsm.consumers.add('PRAYERS', { durable_name: OWN, ack_policy: AckPolicy.Explicit })
  await jetstream(services).publish('prayers.prayer_saved.v1.ana', 'saved')
  const outside = await signIn('outside')
  return { services, outside, server, jsm, [Symbol.asyncDispose]: () => cleanup.disposeAsync() }
}

const refused = /permissions violation|authorization violation/i

async function refusal(connection: NatsConnection, subject: string, payload: unknown = {}): Promise<unknown> {
  return connection.request(subject, JSON.stringify(payload), { timeout: 1_000 })
}

describe('NATS', () => {
  test('lets nobody in without a password', async () => {
    await using nats = await startWithEvents()
    await expect(connect({ servers: `127.0.0.1:${nats.server.port}` })).rejects.toThrow(refused)
  })

  test('lets an outside consumer read a stream from its start, with a consumer of its own', async () => {
    await using nats = await startWithEvents()
    const jsm = await jetstreamManager(nats.outside)
    await jsm.consumers.add('PRAYERS', { durable_name: 'newsletter-tool', ack_policy: AckPolicy.Explicit })

    const consumer = await jetstream(nats.outside).consumers.get('PRAYERS', 'newsletter-tool')
    const message = await consumer.next({ expires: 5_000 })

    expect(message?.subject).toBe('prayers.prayer_saved.v1.ana')
    expect(await message?.ackAck()).toBe(true)
  })

  test('lets an outside consumer read in order without leaving anything behind', async () => {
    await using nats = await startWithEvents()
    const consumer = await jetstream(nats.outside).consumers.get('PRAYERS')
    const message = await consumer.next({ expires: 5_000 })
    expect(message?.string()).toBe('saved')
  })

  test.each([
    ['say that something happened', 'prayers.prayer_saved.v1.ana'],
    ['remove a stream', '$JS.API.STREAM.DELETE.PRAYERS'],
    ['empty a stream', '$JS.API.STREAM.PURGE.PRAYERS'],
    ['change a stream', '$JS.API.STREAM.UPDATE.PRAYERS'],
    ['make a stream', '$JS.API.STREAM.CREATE.MINE'],
    ['remove one event', '$JS.API.STREAM.MSG.DELETE.PRAYERS'],
    ['remove a consumer of ours', `$JS.API.CONSUMER.DELETE.PRAYERS.${OWN}`],
    ['change a consumer of ours', `$JS.API.CONSUMER.CREATE.PRAYERS.${OWN}`],
    ['change a consumer of ours with a filter', `$JS.API.CONSUMER.CREATE.PRAYERS.${OWN}.prayers.>`],
    ['change a consumer of ours the old way', `$JS.API.CONSUMER.DURABLE.CREATE.PRAYERS.${OWN}`],
    ['pause a consumer of ours', `$JS.API.CONSUMER.PAUSE.PRAYERS.${OWN}`],
    ['take events meant for us', `$JS.API.CONSUMER.MSG.NEXT.PRAYERS.${OWN}`],
    ['acknowledge for us', `$JS.ACK.PRAYERS.${OWN}.1.1.1.1.1`],
    ['acknowledge for us in the long form', `$JS.ACK._.hash.PRAYERS.${OWN}.1.1.1.1.1.x`],
  ])('does not let an outside consumer %s', async (_what, subject) => {
    await using nats = await startWithEvents()
    await expect(refusal(nats.outside, subject)).rejects.toThrow(refused)
  })

  // JetStream itself would say it for them: a push consumer delivers to any subject.
  test('does not let an outside consumer have events of one stream delivered into another', async () => {
    await using nats = await startWithEvents()
    const config = { name: 'forger', deliver_subject: 'identity.user_registered.v1.eve', ack_policy: 'none' }
    const request = { stream_name: 'PRAYERS', config }
    await nats.outside
      .request('$JS.API.CONSUMER.CREATE.PRAYERS.forger', JSON.stringify(request), { timeout: 1_000 })
      .catch(() => {})
    await nats.services.flush()

    expect((await nats.jsm.streams.info('IDENTITY')).state.messages).toBe(0)
  })
})
