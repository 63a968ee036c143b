import { describe, expect, test } from 'vitest'
import { closeCheckouts } from '../src/workers/close-checkouts.ts'
import { counted, type Person, startBilling, type TestBilling } from './harness.ts'

const MONTHLY = { planType: 'monthly' }

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

function pagesOf(replies: readonly { json(): { url?: string } }[]): string[] {
  return [...new Set(replies.flatMap((reply) => reply.json().url ?? []))]
}

/** Somebody whom Stripe knows, and whose earlier page is over. */
async function startedBefore({ pool }: TestBilling, { post }: Person): Promise<void> {
  await post('/create-checkout', MONTHLY)
  await pool.query("update checkouts set status = 'over'")
}
