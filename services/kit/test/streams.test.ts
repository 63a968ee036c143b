import {
  DiscardPolicy,
  type JetStreamClient,
  type JetStreamManager,
  jetstream,
  StorageType,
  type StreamConfig,
} from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import { PageViewed, streamOf, streamsOf, UserRegistered } from '@selah/proto/events'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connectNats } from '../src/events/nats.ts'
import { ensureStream } from '../src/events/streams.ts'
import { createLogger } from '../src/log.ts'
import { startTestNats, type TestNats } from '../src/testing/nats.ts'

const DAY = 24 * 60 * 60 * 1000
const MIB = 1024 * 1024
const STREAM = streamOf(UserRegistered)
const LIMITS = { maxBytes: 16 * MIB, replicas: 1 }

let nats: TestNats
let js: JetStreamClient
let jsm: JetStreamManager
let close: () => Promise<void>
// A server for each test: NATS removes the files of a deleted stream later, and cannot make it again until then.
beforeEach(async () => {
  nats = await startTestNats()
  const connection = await connectNats(nats.url, 'test', createLogger('test', 'silent'))
  close = () => connection.close()
  js = jetstream(connection)
  jsm = await js.jetstreamManager()
})
afterEach(async () => {
  await close()
  await nats[Symbol.asyncDispose]()
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

    await ensureStream(jsm, STREAM, LIMITS)

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

  // A smaller limit would throw events away at once, and the operator may have had reasons.
  test('keeps the longer time and the larger size that somebody gave it', async () => {
    await existing({ max_age: nanos(30 * DAY), max_bytes: 64 * MIB })

    await ensureStream(jsm, STREAM, LIMITS)

    expect(await configNow()).toMatchObject({ max_age: nanos(30 * DAY), max_bytes: 64 * MIB })
  })

  test('that has no limits at all stays without them', async () => {
    await existing({ max_age: 0, max_bytes: -1 })

    await ensureStream(jsm, STREAM, LIMITS)

    expect(await configNow()).toMatchObject({ max_age: 0, max_bytes: -1 })
  })

  // NATS refuses to change where a stream lies; that must not stop the rest, nor the events.
  test('is changed in all that can be changed', async () => {
    await existing({ storage: StorageType.Memory, max_bytes: MIB })

    await ensureStream(jsm, STREAM, LIMITS)

    expect(await configNow()).toMatchObject({ storage: StorageType.Memory, max_bytes: 16 * MIB })
  })

  test('is left alone when it is as it should be', async () => {
    await ensureStream(jsm, STREAM, LIMITS)
    const updates: string[] = []
    const watching = Object.create(jsm, {
      streams: {
        value: Object.create(jsm.streams, {
          update: { value: async (name: string) => updates.push(name) },
        }),
      },
    })

    await ensureStream(watching, STREAM, LIMITS)

    expect(updates).toEqual([])
  })

  test('may be looked after by many at once', async () => {
    await existing({ max_bytes: MIB })

    await Promise.all(Array.from({ length: 8 }, () => ensureStream(jsm, STREAM, LIMITS)))

    expect(await configNow()).toMatchObject({ max_bytes: 16 * MIB })
  })
})

describe('a stream of passing events', () => {
  const PASSING = streamOf(PageViewed)
  afterEach(async () => {
    await jsm.streams.delete(PASSING.name).catch(() => undefined)
  })

  test('takes every one, however many come, and forgets the oldest for it', async () => {
    await ensureStream(jsm, PASSING, { maxBytes: 64 * 1024, replicas: 1 })

    for (let n = 0; n < 100; n++) await js.publish(`${PageViewed.subject}.${n}`, 'x'.repeat(1_000))

    const { state } = await jsm.streams.info(PASSING.name)
    expect(state.last_seq).toBe(100)
    expect(state.messages).toBeLessThan(70)
    expect(state.bytes).toBeLessThanOrEqual(64 * 1024)
  })

  test('becomes as small as it should be', async () => {
    await jsm.streams.add({
      name: PASSING.name,
      subjects: ['analytics.>'],
      max_bytes: 256 * MIB,
      max_age: nanos(14 * DAY),
    })

    await ensureStream(jsm, PASSING, { maxBytes: 256 * MIB, replicas: 1 })

    const { config } = await jsm.streams.info(PASSING.name)
    expect(config).toMatchObject({ subjects: PASSING.subjects, max_bytes: 64 * MIB, max_age: nanos(DAY) })
  })

  test('holds nothing that must not be lost', () => {
    const lasting = { subject: 'analytics.something_happened.v1', schema: PageViewed.schema }
    const events = [PageViewed, lasting]

    expect(streamOf(PageViewed, events)).toEqual(PASSING)
    expect(PASSING).toMatchObject({ name: 'ANALYTICS_PASSING', subjects: [`${PageViewed.subject}.>`] })
    expect(streamOf(lasting, events)).toEqual({
      name: 'ANALYTICS',
      subjects: ['analytics.something_happened.v1.>'],
      isPassing: false,
      elsewhere: PASSING.subjects,
    })
    expect(streamsOf('identity')).toMatchObject([{ name: 'IDENTITY', subjects: ['identity.>'] }])
  })
})

describe('the first passing event of a publisher', () => {
  const lasting = { subject: 'analytics.something_happened.v1', schema: PageViewed.schema }
  afterEach(async () => {
    for (const { name } of streamsOf('analytics')) await jsm.streams.delete(name).catch(() => undefined)
  })

  // Its stream was `analytics.>`, or page views alone with the plain name; both are on servers that run.
  test.each([
    ['every event', { subjects: ['analytics.>'], discard: DiscardPolicy.New, max_age: nanos(14 * DAY) }],
    [
      'passing events',
      {
        subjects: [`${PageViewed.subject}.>`, `${lasting.subject}.>`],
        discard: DiscardPolicy.Old,
        max_age: nanos(DAY),
      },
    ],
  ])('leaves what lasts where it lies, in a stream that was for %s', async (_name, config) => {
    await jsm.streams.add({ name: 'ANALYTICS', max_bytes: MIB, ...config })
    await js.publish(`${PageViewed.subject}.1`, 'a page view')
    await js.publish(`${lasting.subject}.1`, 'not read yet')

    for (const stream of streamsOf('analytics', [PageViewed, lasting]))
      await ensureStream(jsm, stream, { maxBytes: 256 * MIB, replicas: 1 })
    await js.publish(`${PageViewed.subject}.2`, 'a page view')
    await js.publish(`${lasting.subject}.2`, 'a later one')

    const plain = await jsm.streams.info('ANALYTICS', { subjects_filter: '>' })
    expect(plain.state.subjects).toEqual({ [`${lasting.subject}.1`]: 1, [`${lasting.subject}.2`]: 1 })
    expect(plain.config).toMatchObject({ discard: DiscardPolicy.New, max_age: nanos(14 * DAY) })
    expect((await jsm.streams.info('ANALYTICS_PASSING')).state.messages).toBe(1)
  })

  test('may come where nothing lasting was ever said', async () => {
    for (const stream of streamsOf('analytics', [PageViewed])) await ensureStream(jsm, stream, LIMITS)

    expect((await jsm.streams.info('ANALYTICS')).config.subjects).toEqual(['ANALYTICS'])
  })
})
