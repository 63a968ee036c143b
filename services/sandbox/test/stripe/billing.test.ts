import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startSandbox } from '../../src/testing.ts'
import { checkoutOf, sdk, startScene } from './scene.ts'

const DAY_S = 24 * 60 * 60

describe('checkout', () => {
  test('a person pays on the hosted page and is sent back', async () => {
    await using scene = await startScene()
    const { stripe } = scene
    const { id: customer } = await stripe.customers.create({ email: 'ana@example.com' })
    const session = await stripe.checkout.sessions.create(checkoutOf(customer))
    const pageUrl = session.url ?? ''

    const page = await (await fetch(pageUrl)).text()
    const declined = await pay(pageUrl, '4000 0000 0000 0002')
    const secure = await pay(pageUrl, '4000 0025 0000 3155')
    const paid = await pay(pageUrl, '4000 0025 0000 3155', 'authenticate')

    expect(page).toContain('Sandbox: no money moves')
    expect(page).toContain('$4.99 a month')
    expect(await declined.text()).toContain('Your card was declined')
    expect(await secure.text()).toContain('Complete authentication')
    expect(paid.status).toBe(303)
    expect(paid.headers.get('location')).toBe(`http://localhost:8080/thank-you?session_id=${session.id}`)
    const after = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] })
    expect(after).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      subscription: { status: 'active' },
    })
  })

  test('a second press of the button charges nothing', async () => {
    await using scene = await startScene()
    const { id: customer } = await scene.stripe.customers.create()
    const { url } = await scene.stripe.checkout.sessions.create(checkoutOf(customer))

    await Promise.all([pay(url ?? '', '4242424242424242'), pay(url ?? '', '4242424242424242')])

    expect((await scene.stripe.charges.list({ customer })).data).toHaveLength(1)
    expect((await scene.stripe.subscriptions.list({ customer })).data).toHaveLength(1)
  })

  test('an expired session sells nothing more', async () => {
    await using scene = await startScene()
    const { id: customer } = await scene.stripe.customers.create()
    const session = await scene.stripe.checkout.sessions.create(checkoutOf(customer))
    await scene.stripe.checkout.sessions.expire(session.id)

    const paid = await pay(session.url ?? '', '4242424242424242')

    expect(await paid.text()).toContain('This page is over')
    await expect(scene.stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 })
    expect((await scene.stripe.subscriptions.list({ customer })).data).toEqual([])
  })

  test('a session that nobody paid expires by the clock', async () => {
    await using scene = await startScene()
    const { id: customer } = await scene.stripe.customers.create()
    const session = await scene.stripe.checkout.sessions.create(checkoutOf(customer))

    await scene.sandbox.stripe('POST', '/clock', { seconds: DAY_S + 1 })

    expect((await scene.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired')
  })
})

describe('a subscription', () => {
  test('is charged for each month on the test clock', async () => {
    await using scene = await startScene()
    const { customer, subscription } = await scene.subscribed()

    await scene.sandbox.stripe('POST', '/clock', { seconds: 64 * DAY_S })

    const invoices = (await scene.stripe.invoices.list({ customer })).data
    const renewed = await scene.stripe.subscriptions.retrieve(subscription.id)
    expect(invoices.map(({ status, billing_reason }) => [status, billing_reason])).toEqual([
      ['paid', 'subscription_cycle'],
      ['paid', 'subscription_cycle'],
      ['paid', 'subscription_create'],
    ])
    const period = (each: typeof subscription) => each.items.data[0]?.current_period_end ?? 0
    expect(period(renewed)).toBeGreaterThan(period(subscription) + 50 * DAY_S)
    expect(renewed.latest_invoice).toBe(invoices[0]?.id)
  })

  test('whose card fails is past due, tried again, and ended after the last attempt', async () => {
    await using scene = await startScene()
    const { subscription } = await scene.subscribed('4000000000000341')
    const statusAfter = async (days: number) => {
      await scene.sandbox.stripe('POST', '/clock', { seconds: days * DAY_S })
      return (await scene.stripe.subscriptions.retrieve(subscription.id)).status
    }

    expect(await statusAfter(32)).toBe('past_due')
    expect(await statusAfter(6)).toBe('past_due')
    expect(await statusAfter(14)).toBe('canceled')
    await scene.settle()
    const types = scene.events.map(({ type }) => type)
    expect(types.filter((type) => type === 'invoice.payment_failed')).toHaveLength(4)
    expect(types).toContain('customer.subscription.deleted')
  })

  test('is cancelled at its end, resumed, switched and cancelled at once through the SDK', async () => {
    await using scene = await startScene()
    const { stripe } = scene
    const { id, items } = (await scene.subscribed()).subscription

    const ending = await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    const resumed = await stripe.subscriptions.update(id, { cancel_at_period_end: false })
    const item = { id: items.data[0]?.id ?? '', price: 'price_yearly' }
    const switched = await stripe.subscriptions.update(id, { items: [item] })
    const cancelled = await stripe.subscriptions.cancel(id)

    expect(ending.cancel_at).toBe(items.data[0]?.current_period_end)
    expect(resumed.cancel_at).toBeNull()
    expect(switched.items.data[0]?.price.id).toBe('price_yearly')
    expect(cancelled.status).toBe('canceled')
    await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 })
  })

  test('is managed on the portal page by its own customer alone', async () => {
    await using scene = await startScene()
    const { customer, subscription } = await scene.subscribed()
    const stranger = await scene.subscribed()
    const { url } = await scene.stripe.billingPortal.sessions.create({
      customer,
      return_url: 'http://localhost/account',
    })

    const before = await (await fetch(url)).text()
    const press = (id: string) => form(url, { action: 'cancel', subscription: id })
    expect((await press(stranger.subscription.id)).status).toBe(404)
    expect((await press(subscription.id)).status).toBe(303)

    expect(before).toContain('Cancel at the end of the period')
    expect(await (await fetch(url)).text()).toContain('Resume the subscription')
    const cancels = async (id: string) => (await scene.stripe.subscriptions.retrieve(id)).cancel_at_period_end
    expect([await cancels(subscription.id), await cancels(stranger.subscription.id)]).toEqual([true, false])
  })

  test('ends with its customer', async () => {
    await using scene = await startScene()
    const { customer, subscription } = await scene.subscribed()

    await scene.stripe.customers.del(customer)

    expect((await scene.stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled')
    expect((await scene.stripe.customers.retrieve(customer)).deleted).toBe(true)
    await expect(scene.stripe.checkout.sessions.create(checkoutOf(customer))).rejects.toMatchObject({
      code: 'resource_missing',
    })
  })
})

test('what was bought is there after a restart, where there is a file for it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'selah-stripe-'))
  const file = join(folder, 'stripe.json')
  try {
    let customer = ''
    {
      await using sandbox = await startSandbox({ file })
      const stripe = sdk(sandbox.stripeUrl)
      customer = (await stripe.customers.create()).id
      const session = await stripe.checkout.sessions.create(checkoutOf(customer))
      await fetch(session.url ?? '', {
        method: 'POST',
        body: new URLSearchParams({ number: '4242424242424242' }),
        redirect: 'manual',
      })
    }
    await using again = await startSandbox({ file })

    const [subscription] = (await sdk(again.stripeUrl).subscriptions.list({ customer })).data

    expect(subscription?.status).toBe('active')
    expect((await sdk(again.stripeUrl).prices.list()).data).toHaveLength(2)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

describe('money', () => {
  test('is refunded once, in whole or in parts', async () => {
    await using scene = await startScene()
    const { customer } = await scene.subscribed()
    const [charge] = (await scene.stripe.charges.list({ customer })).data
    const intent = { payment_intent: String(charge?.payment_intent) }

    await scene.stripe.refunds.create({ ...intent, amount: 100 })
    const partly = await scene.stripe.charges.retrieve(charge?.id ?? '')
    await scene.stripe.refunds.create(intent)
    const wholly = await scene.stripe.charges.retrieve(charge?.id ?? '')

    expect([partly.refunded, partly.amount_refunded]).toEqual([false, 100])
    expect([wholly.refunded, wholly.amount_refunded]).toEqual([true, 499])
    await expect(scene.stripe.refunds.create(intent)).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
  })

  test('is disputed, and the dispute is closed', async () => {
    await using scene = await startScene()
    const { customer } = await scene.subscribed()
    const [charge] = (await scene.stripe.charges.list({ customer })).data

    const { id } = await scene.sandbox.stripe('POST', `/charges/${charge?.id}/dispute`)
    await scene.sandbox.stripe('POST', `/disputes/${id}/close`, { status: 'lost' })

    const [dispute] = (await scene.stripe.disputes.list({ payment_intent: String(charge?.payment_intent) }))
      .data
    expect(dispute?.status).toBe('lost')
    await scene.settle()
    expect(scene.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['charge.dispute.created', 'charge.dispute.closed']),
    )
  })
})

function pay(url: string, number: string, action = 'pay'): Promise<Response> {
  return form(url, { number, action })
}

function form(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
}
