import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { signatureOf } from '@selah/sandbox/stripe/webhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SECRET, startBilling, type TestBilling } from './harness.ts'

const PATH = '/api/v1/webhooks/stripe'

function eventOf(fields: object = {}, object: object = {}) {
  return JSON.stringify({
    id: `evt_${randomUUID().replaceAll('-', '')}`,
    object: 'event',
    type: 'customer.subscription.updated',
    created: Math.floor(Date.now() / 1000),
    data: { object: { id: 'sub_1', object: 'subscription', customer: 'cus_1', ...object } },
    ...fields,
  })
}

function send({ app }: TestBilling, body: string | Buffer, headers: Record<string, string>) {
  return app.inject({
    method: 'POST',
    url: PATH,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    payload: body,
  })
}

async function rows({ pool }: TestBilling): Promise<{ type: string; handled: boolean }[]> {
  return (
    await pool.query('select type, handled_at is not null as handled from stripe_events order by received_at')
  ).rows
}

describe('a webhook', () => {
  // What is refused leaves nothing behind, so these tests share one service.
  let shared: TestBilling
  beforeAll(async () => {
    shared = await startBilling({ webhooks: false })
  })
  afterAll(() => shared[Symbol.asyncDispose]())

  test.each([SECRET, 'whsec_second'])(
    'that %s signed is kept once, however often it comes',
    async (secret) => {
      await using billing = await startBilling({ webhooks: false })
      const body = eventOf()
      const headers = { 'stripe-signature': signatureOf(body, secret) }

      const replies = await Promise.all([1, 2, 3].map(() => send(billing, body, headers)))

      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      expect(await rows(billing)).toEqual([{ type: 'customer.subscription.updated', handled: false }])
    },
  )

  test('of a kind that cannot matter is stored and left', async () => {
    await using billing = await startBilling({ webhooks: false })
    const body = eventOf({ type: 'radar.early_fraud_warning.created' })

    await send(billing, body, { 'stripe-signature': signatureOf(body, SECRET) })

    expect(await rows(billing)).toEqual([{ type: 'radar.early_fraud_warning.created', handled: true }])
  })

  const signed = eventOf()
  const signature = signatureOf(signed, SECRET)
  test.each<[string, string | Buffer, Record<string, string>, number]>([
    ['without a signature', signed, {}, 400],
    ['with an empty signature', signed, { 'stripe-signature': '' }, 400],
    ['with nonsense for a signature', signed, { 'stripe-signature': 't=1,v1=abc' }, 400],
    ['signed by somebody else', signed, { 'stripe-signature': signatureOf(signed, 'whsec_mallory') }, 400],
    ['signed with an empty secret', signed, { 'stripe-signature': signatureOf(signed, '') }, 400],
    ['with another content', signed.replace('cus_1', 'cus_2'), { 'stripe-signature': signature }, 400],
    [
      'written in another way',
      JSON.stringify(JSON.parse(signed), undefined, 2),
      { 'stripe-signature': signature },
      400,
    ],
    ['with a byte more', `${signed} `, { 'stripe-signature': signature }, 400],
    ['with a byte order mark', `\u{FEFF}${signed}`, { 'stripe-signature': signature }, 400],
    ['in UTF-16', Buffer.from(signed, 'utf16le'), { 'stripe-signature': signature }, 400],
    ['compressed', gzipSync(signed), { 'stripe-signature': signature, 'content-encoding': 'gzip' }, 400],
    ['empty', '', { 'stripe-signature': signatureOf('', SECRET) }, 400],
    ['that is too large', `"${'x'.repeat(300_000)}"`, { 'stripe-signature': signature }, 413],
  ])('%s is refused and leaves no row', async (_what, body, headers, status) => {
    const reply = await send(shared, body, headers)

    expect(reply.statusCode).toBe(status)
    expect(await rows(shared)).toEqual([])
  })

  test('that is sent again after five minutes is refused', async () => {
    await using billing = await startBilling({ webhooks: false })
    const body = eventOf()

    const late = await send(billing, body, {
      'stripe-signature': signatureOf(body, SECRET, Date.now() - 301_000),
    })
    const inTime = await send(billing, body, {
      'stripe-signature': signatureOf(body, SECRET, Date.now() - 200_000),
    })

    expect([late.statusCode, inTime.statusCode]).toEqual([400, 200])
  })

  test.each([
    ['a list', '[]'],
    ['no event', '{"id":"evt_1"}'],
    ['an id that is none', eventOf({ id: "evt_1'; drop table customers" })],
    ['a time that is none', eventOf({ created: 'now' })],
    ['words that are no JSON', 'event'],
  ])('with our signature and %s is refused', async (_what, body) => {
    const reply = await send(shared, body, { 'stripe-signature': signatureOf(body, SECRET) })

    expect(reply.statusCode).toBe(400)
    expect(await rows(shared)).toEqual([])
  })

  test('comes again later while there is no secret, which the log says at the start', async () => {
    await using billing = await startBilling({ webhooks: false, settings: { STRIPE_WEBHOOK_SECRET: ' , ' } })

    const reply = await send(billing, signed, { 'stripe-signature': signatureOf(signed, '') })

    expect(reply.json()).toMatchObject({ status: 503, code: 'webhooks_closed' })
    expect(billing.logged()).toContain('no STRIPE_WEBHOOK_SECRET')
  })

  test('with a customer who is none of ours changes nothing', async () => {
    await using billing = await startBilling({ webhooks: false })
    const body = eventOf({}, { customer: 'cus_stranger' })

    await send(billing, body, { 'stripe-signature': signatureOf(body, SECRET) })
    await billing.settle()

    expect(await rows(billing)).toEqual([{ type: 'customer.subscription.updated', handled: true }])
    expect(await billing.announced()).toEqual([])
  })

  test('is not believed: what it says of a plan is asked of Stripe', async () => {
    await using billing = await startBilling()
    const ana = await billing.subscriber()
    const body = eventOf(
      { type: 'customer.subscription.deleted' },
      { customer: ana.customer, status: 'canceled' },
    )

    await send(billing, body, { 'stripe-signature': signatureOf(body, SECRET) })
    await billing.settle()

    expect((await ana.post('/check-subscription')).json()).toMatchObject({
      subscribed: true,
      status: 'active',
    })
  })
})

test('another service than those that are trusted learns nothing', async () => {
  await using billing = await startBilling()

  const reply = await billing.internal(`/internal/people/${randomUUID()}/entitlement`, 'stranger')

  expect(reply.statusCode).toBe(401)
})

test('no name, address, card or message is in the database or the log', async () => {
  await using billing = await startBilling()
  const ana = await billing.subscriber()

  const { rows: tables } = await billing.pool.query(
    `select table_name from information_schema.tables where table_schema = 'public'`,
  )
  const dumps = await Promise.all(
    tables.map(({ table_name }) =>
      billing.pool.query(`select coalesce(string_agg(t::text, ' '), '') as all from ${table_name} t`),
    ),
  )
  const kept = dumps.map((dump) => dump.rows[0].all).join(' ') + billing.logged()

  expect(kept).toContain(ana.customer)
  for (const word of ['@example.com', '4242', 'visa', 'sk_test', 'whsec']) expect(kept).not.toContain(word)
})
