import {
  DiscardPolicy,
  type JetStreamClient,
  type JetStreamManager,
  jetstream,
  StorageType,
  type StreamConfig,
} from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { connectNats } from '../src/events/nats.ts'
import { ensureStream } from '../src/events/streams.ts'
import { createLogger } from '../src/log.ts'
import { startTestNats, type TestNats } from '../src/testing/nats.ts'

const DAY = 24 * 60 * 60 * 1000
const MIB = 1024 * 1024
const LIMITS = { maxBytes: 16 * MIB, replicas: 1 }

let nats: TestNats
let js: JetStreamClient
let jsm: JetStreamManager
let close: () => Promise<void>
beforeAll(async () => {
  nats = await startTestNats()
  const connection = await connectNats(nats.url, 'test', createLogger('test', 'silent'))
  close = () => connection.close()
  js = jetstream(connection)
  jsm = await js.jetstreamManager()
})
afterAll(async () => {
  await close()
  await nats[Symbol.asyncDispose]()
})
afterEach(async () => {
  await jsm.streams.delete('IDENTITY').catch(() => undefined)
})

/** A stream as an earlier release, or somebody by hand, has made it. */
async function existing(config: Partial<StreamConfig>) {
  await jsm.streams.add({ name: 'IDENTITY', subjects: ['identity.>'], ...config })
}
const configNow = async () => (await jsm.streams.info('IDENTITY')).config

describe('a stream that exists', () => {
  test('is brought to what is wanted, and keeps what lies in it', async () => {
    await existing({
      subjects: ['identity.user_registered.>'],
      discard: DiscardPolicy.Old,
      max_age: nanos(DAY),
      max_bytes: MIB,
      duplicate_window: nanos(60_000),
    })
    await js.publish('identity.user_registered.v1.x', 'earlier')

    await ensureStream(jsm, 'identity', LIMITS)

    expect(await configNow()).toMatchObject({
      subjects: ['identity.>'],
      discard: DiscardPolicy.New,
      max_age: nanos(14 * DAY),
      max_bytes: 16 * MIB,
      duplicate_window: nanos(600_000),
      allow_direct: true,
    })
    expect((await jsm.streams.info('IDENTITY')).state.messages).toBe(1)
  })

  // A smaller limit would throw events away at once, and whoever runs it may have had reasons.
  test('keeps the longer time and the larger size that somebody gave it', async () => {
    await existing({ max_age: nanos(30 * DAY), max_bytes: 64 * MIB })

    await ensureStream(jsm, 'identity', LIMITS)

    expect(await configNow()).toMatchObject({ max_age: nanos(30 * DAY), max_bytes: 64 * MIB })
  })

  test('that has no limits at all stays without them', async () => {
    await existing({ max_age: 0, max_bytes: -1 })

    await ensureStream(jsm, 'identity', LIMITS)

    expect(await configNow()).toMatchObject({ max_age: 0, max_bytes: -1 })
  })

  // NATS refuses to change where a stream lies; that must not stop the rest, nor the events.
  test('is changed in all that can be changed', async () => {
    await existing({ storage: StorageType.Memory, max_bytes: MIB })

    await ensureStream(jsm, 'identity', LIMITS)

    expect(await configNow()).toMatchObject({ storage: StorageType.Memory, max_bytes: 16 * MIB })
  })

  test('is left alone when it is as it should be', async () => {
    await ensureStream(jsm, 'identity', LIMITS)
    const updates: string[] = []
    const watching = Object.create(jsm, {
      streams: {
        value: Object.create(jsm.streams, {
          update: { value: async (name: string) => updates.push(name) },
        }),
      },
    })

    await ensureStream(watching, 'identity', LIMITS)

    expect(updates).toEqual([])
  })

  test('may be looked after by many at once', async () => {
    await existing({ max_bytes: MIB })

    await Promise.all(Array.from({ length: 8 }, () => ensureStream(jsm, 'identity', LIMITS)))

    expect(await configNow()).toMatchObject({ max_bytes: 16 * MIB })
  })
})
