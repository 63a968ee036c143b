import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeCheckouts } from '../src/workers/close-checkouts.ts'
import { counted, type Person, startBilling, type TestBilling } from './harness.ts'

const MONTHLY = { planType: 'monthly' }

describe('going to pay', () => {
  // What is refused leaves nothing behind, so these tests share one service.
  let shared: TestBilling
  beforeAll(async () => {
    shared = await startBilling()
  })
  afterAll(() => shared[Symbol.asyncDispose]())

  test('leads to a page of Stripe with the price of the plan, and is announced', async () => {
    await using billing = await startBilling()
    const ana = billing.somebody()

    const reply = await ana.post('/create-checkout', { planType: 'yearly', priceId: 'price_yearly' })

    expect(reply.statusCode).toBe(200)
    const session = await sessionOf(billing, reply.json().url)
    expect(session).toMatchObject({
      amount_total: 3999,
      client_reference_id: ana.userId,
      success_url: 'http://localhost:8080/thank-you?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:8080/subscribe',
    })
    expect(await billing.announced()).toMatchObject([
      { subject: 'billing.checkout_started.v1', data: { userId: ana.userId, plan: 'yearly' } },
    ])
  })

  test.each([
    ['no plan', {}, 400],
    ['an unknown plan', { planType: 'lifetime' }, 400],
    ['the price of the other plan', { planType: 'monthly', priceId: 'price_yearly' }, 422],
    ['a price of their own', { planType: 'monthly', priceId: 'price_cheap' }, 422],
    ['a customer of their choice', { planType: 'monthly', customer: 'cus_1' }, 400],
    ['an amount', { planType: 'monthly', price: 1 }, 400],
    ['premium', { planType: 'monthly', premium: true }, 400],
  ])('with %s is refused, and Stripe is not asked', async (_what, payload, status) => {
    const reply = await shared.somebody().post('/create-checkout', payload)

    expect(reply.statusCode).toBe(status)
    expect((await shared.sandbox.requests()).length).toBe(0)
  })

  test.each(['/create-checkout', '/customer-portal', '/check-subscription'])(
    '%s needs a session',
    async (path) => {
      const reply = await shared.app.inject({ method: 'POST', url: `/api/v1${path}`, payload: MONTHLY })

      expect(reply.statusCode).toBe(401)
    },
  )

  test('without a key nothing can be bought, which the log says at the start', async () => {
    await using billing = await startBilling({ settings: { STRIPE_SECRET_KEY: '' } })
    const ana = billing.somebody()

    const reply = await ana.post('/create-checkout', MONTHLY)

    expect(reply.json()).toMatchObject({ status: 409, code: 'plans_closed' })
    expect((await ana.post('/check-subscription')).json()).toEqual({ subscribed: false })
    expect(billing.logged()).toContain('nothing can be bought')
  })
})

describe('one subscription, one charge', () => {
  test('two tabs and a double click share one page', async () => {
    await using billing = await startBilling()
    const ana = billing.somebody()

    const replies = await Promise.all(Array.from({ length: 8 }, () => ana.post('/create-checkout', MONTHLY)))

    expect(new Set(replies.map((reply) => reply.json().url)).size).toBe(1)
    expect((await billing.stripe.customers.list()).data).toHaveLength(1)
    expect((await billing.stripe.checkout.sessions.list()).data).toHaveLength(1)
    expect(counted(await billing.announced())).toEqual({ 'billing.checkout_started.v1': 1 })
  })

  test('another plan closes the first page, so that only one can be paid', async () => {
    await using billing = await startBilling()
    const ana = billing.somebody()
    const first = (await ana.post('/create-checkout', MONTHLY)).json().url

    const second = (await ana.post('/create-checkout', { planType: 'yearly' })).json().url

    expect(await billing.pay(first)).toEqual({ outcome: 'over' })
    expect(await billing.pay(second)).toEqual({ outcome: 'completed' })
    expect((await billing.stripe.charges.list()).data.map(({ amount }) => amount)).toEqual([3999])
  })

  test('both plans asked for at once from two tabs leave one page that can be paid', async () => {
    await using billing = await startBilling()
    const ana = billing.somebody()
    const asked = ['monthly', 'yearly', 'monthly', 'yearly']

    const replies = await Promise.all(asked.map((planType) => ana.post('/create-checkout', { planType })))
    await closeCheckouts(billing.deps)
    const outcomes = await Promise.all(pagesOf(replies).map((page) => billing.pay(page)))

    expect(outcomes.filter((each) => (each as { outcome: string }).outcome === 'completed')).toHaveLength(1)
    expect((await billing.stripe.charges.list()).data).toHaveLength(1)
  })

  test.each([1, 3, 5])('%i lost answers in a row leave one customer and one page', async (times) => {
    await using billing = await startBilling()
    const ana = billing.somebody()
    await billing.sandbox.setStripeKnobs({ stripe: [{ knob: 'loses-answer', times }] })

    await ana.post('/create-checkout', MONTHLY)
    const again = await ana.post('/create-checkout', MONTHLY)

    expect(again.statusCode).toBe(200)
    expect((await billing.stripe.customers.list()).data).toHaveLength(1)
    expect((await billing.stripe.checkout.sessions.list()).data).toHaveLength(1)
  })

  test.each([3, 6])(
    'of two plans, %i lost answers in a row leave one page that can be paid',
    async (times) => {
      await using billing = await startBilling()
      const ana = billing.somebody()
      const first = (await ana.post('/create-checkout', MONTHLY)).json().url
      await billing.sandbox.setStripeKnobs({ stripe: [{ knob: 'loses-answer', times }] })

      await ana.post('/create-checkout', { planType: 'yearly' })
      await ana.post('/create-checkout', { planType: 'yearly' })
      const second = (await ana.post('/create-checkout', { planType: 'yearly' })).json().url

      const open = (await billing.stripe.checkout.sessions.list({ status: 'open' })).data
      expect(open.map(({ url }) => url)).toEqual([second])
      expect(await billing.pay(first)).toEqual({ outcome: 'over' })
    },
  )

  test('a person who has paid is refused with the address of the portal, before any webhook', async () => {
    await using billing = await startBilling({ webhooks: false })
    const ana = billing.somebody()
    await billing.pay((await ana.post('/create-checkout', MONTHLY)).json().url)

    const replies = [
      await ana.post('/create-checkout', MONTHLY),
      await ana.post('/create-checkout', { planType: 'yearly' }),
    ]

    for (const reply of replies) {
      expect(reply.json()).toMatchObject({ status: 409, code: 'already_subscribed' })
      expect((await fetch(reply.json().portal_url)).status).toBe(200)
    }
    expect((await billing.stripe.subscriptions.list()).data).toHaveLength(1)
  })

  test('somebody who pays on the old page while choosing another plan has that one plan', async () => {
    await using billing = await startBilling({ webhooks: false })
    const ana = billing.somebody()
    await billing.pay((await ana.post('/create-checkout', MONTHLY)).json().url)

    const reply = await ana.post('/create-checkout', { planType: 'yearly' })

    expect(reply.statusCode).toBe(409)
    expect((await ana.post('/check-subscription')).json()).toMatchObject({
      subscribed: true,
      plan: 'monthly',
    })
  })

  test('a page that nobody paid in time is followed by another', async () => {
    await using billing = await startBilling()
    const ana = billing.somebody()
    const first = (await ana.post('/create-checkout', MONTHLY)).json().url
    await billing.pass(1 / 12)

    const second = (await ana.post('/create-checkout', MONTHLY)).json().url

    expect(second).not.toBe(first)
    expect(await billing.pay(second)).toEqual({ outcome: 'completed' })
  })

  test.each([
    ['the same plan', MONTHLY, 27],
    ['another plan', { planType: 'yearly' }, 27],
    ['the same plan', MONTHLY, 52],
    ['another plan', { planType: 'yearly' }, 52],
  ])(
    'a page that Stripe was never asked for does not stand in the way of %s later',
    async (_what, plan, minutes) => {
      await using billing = await startBilling()
      const ana = billing.somebody()
      await startedBefore(billing, ana)
      await billing.sandbox.setStripeKnobs({ stripe: [{ knob: 'drops-connection', times: 3 }] })
      const first = await ana.post('/create-checkout', MONTHLY)
      await billing.pass(minutes / (24 * 60))

      expect(first.statusCode).toBe(503)
      expect((await ana.post('/create-checkout', plan)).statusCode).toBe(200)
    },
  )

  // Stripe repeats a 500 for a day under the key that it was answered to.
  test('a page that Stripe failed to open is asked for with another key', async () => {
    await using billing = await startBilling()
    const ana = billing.somebody()
    await startedBefore(billing, ana)
    await billing.sandbox.setStripeKnobs({ stripe: [{ knob: 'error-500', times: 3 }] })
    const failed = await ana.post('/create-checkout', MONTHLY)

    expect(failed.statusCode).toBe(503)
    expect((await ana.post('/create-checkout', MONTHLY)).statusCode).toBe(200)
    const { rows } = await billing.pool.query('select session_id, status from checkouts order by created_at')
    expect(rows.slice(1)).toEqual([
      { session_id: null, status: 'over' },
      { session_id: expect.any(String), status: 'open' },
    ])
  })

  test('after a cancelled subscription a person can come back', async () => {
    await using billing = await startBilling()
    const ana = await billing.subscriber()
    await billing.stripe.subscriptions.cancel(ana.subscription)
    await billing.settle()

    const reply = await ana.post('/create-checkout', MONTHLY)

    expect(reply.statusCode).toBe(200)
    expect((await billing.stripe.customers.list()).data).toHaveLength(1)
  })

  test('a customer that Stripe no longer has is replaced by another', async () => {
    await using billing = await startBilling()
    const ana = await billing.subscriber()
    await billing.stripe.customers.del(ana.customer)
    await billing.settle()

    const reply = await ana.post('/create-checkout', MONTHLY)

    expect(reply.statusCode).toBe(200)
    expect(await billing.pay(reply.json().url)).toEqual({ outcome: 'completed' })
    await billing.settle()
    expect((await ana.post('/check-subscription')).json()).toMatchObject({ subscribed: true })
  })
})

describe('while Stripe does not answer', () => {
  test.each(['error-500', 'drops-connection', 'error-429'] as const)(
    '(%s) a checkout is refused with a clear sentence',
    async (knob) => {
      await using billing = await startBilling()
      const ana = billing.somebody()
      await billing.sandbox.setStripeKnobs({ stripe: [{ knob }] })

      const refused = await ana.post('/create-checkout', MONTHLY)
      await billing.sandbox.setStripeKnobs({})
      const later = await ana.post('/create-checkout', MONTHLY)

      expect(refused.json()).toMatchObject({
        status: 503,
        code: 'checkout_unavailable',
        detail: 'Failed to start checkout. Please try again.',
      })
      expect(later.statusCode).toBe(200)
    },
  )

  test('the last word of Stripe holds, and says that it is old', async () => {
    await using billing = await startBilling()
    const ana = await billing.subscriber()
    await billing.sandbox.setStripeKnobs({ stripe: [{ knob: 'error-500' }] })
    await billing.deps.pool.query(`update customers set seen_at = now() - interval '1 minute'`)

    const checked = await ana.post('/check-subscription')
    const portal = await ana.post('/customer-portal')

    expect(checked.json()).toMatchObject({ subscribed: true, plan: 'monthly', status: 'active', stale: true })
    expect(portal.json()).toMatchObject({ status: 503, code: 'portal_unavailable' })
  })
})

describe('the portal', () => {
  test('is a person’s own', async () => {
    await using billing = await startBilling()
    const ana = await billing.subscriber()

    const { url } = (await ana.post('/customer-portal')).json()

    expect(await (await fetch(url)).text()).toContain('Cancel at the end of the period')
  })

  test.each([undefined, {}])('is a 404 for somebody who has never paid', async (payload) => {
    await using billing = await startBilling()
    await billing.subscriber()

    const reply = await billing.somebody(randomUUID()).post('/customer-portal', payload)

    expect(reply.json()).toMatchObject({ status: 404, code: 'no_subscription' })
  })
})

async function sessionOf({ stripe }: TestBilling, url: string) {
  return stripe.checkout.sessions.retrieve(url.split('/').at(-1) ?? '')
}

function pagesOf(replies: readonly { json(): { url?: string } }[]): string[] {
  return [...new Set(replies.flatMap((reply) => reply.json().url ?? []))]
}

/** Somebody whom Stripe knows, and whose earlier page is over. */
async function startedBefore({ pool }: TestBilling, { post }: Person): Promise<void> {
  await post('/create-checkout', MONTHLY)
  await pool.query("update checkouts set status = 'over'")
}
