import { fromBinary } from '@bufbuild/protobuf'
import { timestampDate } from '@bufbuild/protobuf/wkt'
import { DiscardPolicy, jetstream } from '@nats-io/jetstream'
import { connectNats } from '@selah/kit/events/nats'
import { createLogger } from '@selah/kit/log'
import { expectFaults } from '@selah/kit/testing/contract'
import { eventually } from '@selah/kit/testing/eventually'
import { startTestNats } from '@selah/kit/testing/nats'
import { people } from '@selah/kit/testing/service'
import { PageViewed } from '@selah/proto/events'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { somebody, startAnalytics } from './harness.ts'

const NOW = new Date('2026-03-01T12:34:56.789Z')
const now = () => NOW
const view = (page_path: string, timestamp = NOW.getTime()) => ({
  event: 'page_view',
  properties: { page_path, page_title: 'A page' },
  timestamp,
})
const times = (count: number) => Array.from({ length: count }, (_, nth) => view(`/page-${nth}`))

describe('reporting what happened in the browser', () => {
  test('is for anybody, and keeps what is on the list', async () => {
    await using analytics = await startAnalytics({ now })

    const reply = await analytics.report([
      view('/pricing?from=letter#plans', Date.parse('2026-03-01T12:00:01Z')),
      { event: 'auth_login', properties: { method: 'email' }, timestamp: '2026-03-01T12:01:02Z' },
      { event: 'prayer_generated', properties: { category: 'Grief' }, timestamp: 'soon' },
      { event: 'category_chosen', properties: { category: 'Grief' }, timestamp: NOW.getTime() },
    ])

    expect(reply.statusCode, reply.body).toBe(202)
    expect(reply.json()).toEqual({ accepted: 3 })
    expect(await analytics.browserEvents()).toMatchObject([
      {
        event: 'page_view',
        properties: { page_path: '/pricing', page_title: 'A page' },
        happenedAt: new Date('2026-03-01T12:00:00Z'),
      },
      { event: 'auth_login', properties: { method: 'email' }, happenedAt: new Date('2026-03-01T12:01:00Z') },
      { event: 'prayer_generated', properties: {}, happenedAt: new Date('2026-03-01T12:34:00Z') },
    ])
  })

  test('does not look at a bearer, good or bad', async () => {
    await using analytics = await startAnalytics({ now })
    const ana = somebody()
    const bearers = [`Bearer ${await people.tokenFor(ana)}`, 'Bearer nonsense', 'Basic YTpi', '']

    for (const authorization of bearers) {
      const reply = await analytics.report([view('/')], { authorization, 'user-agent': 'a browser of Ana' })
      expect(reply.statusCode).toBe(202)
    }

    expect(await analytics.count('browser_events')).toBe(bearers.length)
    expect(await everything(analytics)).not.toMatch(new RegExp(`${ana}|browser of Ana|127\\.0\\.0\\.1`))
  })

  test('takes fifty at once, and keeps each of them once', async () => {
    await using analytics = await startAnalytics({ now })

    const reply = await analytics.report(times(50))

    expect(reply.json()).toEqual({ accepted: 50 })
    const paths = (await analytics.browserEvents()).map(({ properties }) => properties.page_path)
    expect(new Set(paths).size).toBe(50)
    expect(await analytics.count('browser_events')).toBe(50)
    expect(await analytics.count('outbox')).toBe(50)
  })

  // D-47, and DESIGN's "no personal words outside their database": in no column, no event and no line of the log.
  test('keeps no words, ids, addresses or tokens, wherever they are put', async () => {
    await using analytics = await startAnalytics({ now })
    const mark = 'kumquat'
    const junk = { category: mark, mood: mark, situation: mark, [mark]: mark, method: mark, source: mark }
    const properties = { ...junk, plan_type: mark, price: mark, nested: { page_title: mark } }
    const names = ['page_view', 'auth_login', 'email_signup', 'checkout_started', 'prayer_generated', mark]
    const paths = [
      `/a?${mark}`,
      `/a#${mark}`,
      `/shared/${mark}`,
      `/a/${mark}@example.org`,
      `/x/9${mark}`,
      mark,
    ]

    await analytics.report(names.map((event) => ({ event, properties: { ...properties, page_path: '/a' } })))
    await analytics.report(
      paths.map((page_path) => ({ event: 'page_view', properties: { page_path, page_title: 'A page' } })),
    )
    await analytics.report([{ event: mark, properties, timestamp: mark }])
    await analytics.report([{ event: 'page_view', [mark]: mark }])

    expect(await analytics.count('browser_events')).toBe(10)
    expect(await everything(analytics)).not.toContain(mark)
    expect(analytics.logged()).not.toContain(mark)
    expect(analytics.logged()).toMatch(/"dropped":1,"droppedProperties":\d+/)
  })

  test.each([
    ['more than fifty', times(51), 'must NOT have more than 50 items.'],
    ['none', [], 'must NOT have fewer than 1 items.'],
    ['no list', { event: 'page_view' }, 'must be array.'],
    ['something else than events', [7], '0 must be object.'],
    ['an event without a name', [{ properties: {} }], '0.event is missing.'],
    ['a name that is no text', [{ event: 7 }], '0.event must be string.'],
    ['properties that are a list', [{ event: 'page_view', properties: [] }], '0.properties must be object.'],
    [
      'a time that is neither',
      [{ event: 'page_view', timestamp: true }],
      '0.timestamp must be number,string.',
    ],
    ['a field of its own', [{ ...view('/'), user_id: 'ana' }], '0.user_id is not a field of this request.'],
  ])('refuses %s, whole and with a sentence', async (_what, events, detail) => {
    await using analytics = await startAnalytics()

    const reply = await analytics.report(events)

    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 'validation_failed', detail })
    expect(await analytics.count('browser_events')).toBe(0)
  })

  test('refuses more than 64 KB', async () => {
    await using analytics = await startAnalytics()

    const reply = await analytics.report([view(`/${'a'.repeat(65_536)}`)])

    expect(reply.statusCode).toBe(413)
  })

  test('answers whatever is sent, and keeps nothing but what the list allows', async () => {
    await using analytics = await startAnalytics()
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\ud800', '\u0000', '/shared/a', '/', '2026-01-01T00:00:00Z', '‮', 'a'.repeat(5_000)),
    )
    const value = fc.oneof(fc.jsonValue(), text, fc.constantFrom(1e308, -0, 5e-324, 9e15))
    const names = [
      'page_path',
      'page_title',
      'method',
      'source',
      'plan_type',
      'price',
      'category',
      'toString',
    ]
    const event = fc.record(
      {
        event: fc.oneof(fc.constantFrom('page_view', 'auth_login', 'checkout_started'), text),
        properties: fc.oneof(fc.dictionary(fc.constantFrom(...names), value), value),
        timestamp: fc.oneof(fc.double(), fc.date().map(String), value),
      },
      { requiredKeys: ['event'] },
    )

    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.array(event, { maxLength: 3 }), value), async (events) => {
        const reply = await analytics.report(events)
        expect([202, 400, 413], reply.body).toContain(reply.statusCode)
        if (reply.statusCode !== 202) expect(reply.json().detail).toMatch(/\w.*\.$/)
      }),
      { numRuns: 300, seed: 23 },
    )

    const kept = await analytics.browserEvents()
    expect(kept.length).toBeGreaterThan(0)
    const allowed = new Set(['page_path', 'page_title', 'method', 'source', 'plan_type', 'price'])
    for (const { properties } of kept)
      expect(Object.keys(properties).filter((name) => !allowed.has(name))).toEqual([])
  })
})

describe('a page view', () => {
  test('is announced, and nothing else is', async () => {
    await using nats = await startTestNats()
    await using analytics = await startAnalytics({ natsUrl: nats.url, now })
    const others = [{ event: 'prayer_generated' }, { event: 'auth_login', properties: { method: 'email' } }]

    await analytics.report([view('/shared/Xy9_kQ2f-8aLmNoPqRsTuV'), ...others, view('/pricing')])
    const announced = await eventually('both views', async () => {
      const found = await readStream(nats.url)
      return found.length === 2 ? found : undefined
    })

    const views = (await analytics.browserEvents()).filter(({ event }) => event === 'page_view')
    const byPath = (a: { pagePath: string }, b: { pagePath: string }) => (a.pagePath < b.pagePath ? -1 : 1)
    expect(announced.toSorted(byPath)).toEqual(
      views
        .map(({ id, properties, happenedAt }) => ({
          subject: `analytics.page_viewed.v1.${id}`,
          pagePath: String(properties.page_path),
          viewedAt: happenedAt,
        }))
        .toSorted(byPath),
    )
    expect(announced.map(({ pagePath }) => pagePath).toSorted()).toEqual(['/pricing', '/shared/:token'])
    expect(await analytics.count('outbox')).toBe(2)
  })

  // Anybody can make page views, as many as they like: a stream full of them must not refuse what comes after.
  test('makes room for itself where earlier ones have filled the stream', async () => {
    await using nats = await startTestNats()
    const connection = await connectNats(nats.url, 'earlier', createLogger('earlier', 'silent'))
    const js = jetstream(connection)
    const jsm = await js.jetstreamManager()
    await jsm.streams.add({
      name: 'ANALYTICS',
      subjects: ['analytics.>'],
      discard: DiscardPolicy.New,
      max_bytes: 64 * 1024,
    })
    const full = async () => {
      for (;;) await js.publish('analytics.page_viewed.v1.x', 'x'.repeat(1_000))
    }
    await expect(full()).rejects.toThrow('maximum bytes exceeded')
    await using analytics = await startAnalytics({ natsUrl: nats.url, now })

    await analytics.report([view('/pricing')])
    await eventually('an empty outbox', async () => {
      const { rows } = await analytics.pool.query('select 1 from outbox where published_at is null')
      return rows.length === 0
    })

    const { config } = await jsm.streams.info('ANALYTICS_PASSING')
    expect(config).toMatchObject({ discard: DiscardPolicy.Old, max_age: 24 * 60 * 60 * 1e9 })
    // The other stream has its room for events that last.
    expect((await jsm.streams.info('ANALYTICS')).state.messages).toBe(0)
    await connection.close()
  })

  // Both commit, or neither does.
  test('that cannot be announced is not kept', async () => {
    await using analytics = await startAnalytics()
    expectFaults()
    await analytics.pool.query('alter table outbox rename to away')

    expect((await analytics.report([view('/')])).statusCode).toBe(500)

    expect(await analytics.count('browser_events')).toBe(0)
  })
})

/** Every row that the service has written, as text. */
async function everything({ pool }: { pool: Awaited<ReturnType<typeof startAnalytics>>['pool'] }) {
  const { rows } = await pool.query<{ line: string }>(
    `select row_to_json(each)::text as line from browser_events each
     union all select subject || key || encode(payload, 'escape') from outbox`,
  )
  return rows.map(({ line }) => line).join('\n')
}

/** The stream ANALYTICS_PASSING, as a listener reads it. */
async function readStream(natsUrl: string) {
  const connection = await connectNats(natsUrl, 'reader', createLogger('reader', 'silent'))
  try {
    const consumer = await jetstream(connection).consumers.get('ANALYTICS_PASSING')
    const messages = await consumer.fetch({ max_messages: 10, expires: 1_000 })
    const found = []
    for await (const { subject, data } of messages) {
      const { pagePath, viewedAt } = fromBinary(PageViewed.schema, data)
      found.push({ subject, pagePath, viewedAt: viewedAt && timestampDate(viewedAt) })
    }
    return found
  } catch {
    return []
  } finally {
    await connection.close()
  }
}
