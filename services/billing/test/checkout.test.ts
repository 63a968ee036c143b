import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { comparePrices } from '../src/workers/compare-prices.ts'
import { startBilling, type TestBilling } from './harness.ts'

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
    expect((await ana.post('/customer-portal')).json()).toMatchObject({ status: 404 })
    expect(billing.logged()).toContain('nothing can be bought')
  })

  test.each([
    ['an amount', { PLAN_MONTHLY_PRICE: '5.99' }],
    ['a currency', { PLAN_CURRENCY: 'EUR' }],
    ['an interval', { PLAN_MONTHLY_PRICE_ID: 'price_yearly', PLAN_MONTHLY_PRICE: '39.99' }],
    ['no price', { PLAN_MONTHLY_PRICE_ID: 'price_forgotten' }],
  ])('a plan for which Stripe has %s that our pages do not say is not sold', async (_what, settings) => {
    await using billing = await startBilling({ settings })

    const reply = await billing.somebody().post('/create-checkout', MONTHLY)

    expect(reply.json()).toMatchObject({ status: 503, code: 'checkout_unavailable' })
    expect((await billing.stripe.checkout.sessions.list()).data).toEqual([])
    expect(billing.logged()).toContain('Stripe has another price than our pages')
  })

  test('the log says at the start where Stripe has another price', async () => {
    await using billing = await startBilling({ settings: { PLAN_YEARLY_PRICE: '49.99' } })

    await comparePrices(billing.deps)

    expect(billing.logged()).toMatch(/"planType":"yearly".*Stripe has another price/)
    expect(billing.logged()).not.toMatch(/"planType":"monthly".*Stripe has another price/)
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
