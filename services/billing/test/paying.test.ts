import { describe, expect, test } from 'vitest'
import { cancelRefunded } from '../src/workers/cancel-refunded.ts'
import { counted, DAY_S, startBilling, type TestBilling } from './harness.ts'

describe('from paying to premium and back', () => {
  test('a payment makes premium, once, and tells who listens', async () => {
    await using billing = await startBilling()
    await billing.sandbox.setStripeKnobs({ webhooks: [{ knob: 'duplicates' }] })

    const ana = await billing.subscriber({ planType: 'yearly' })

    const announced = await billing.announced()
    expect(counted(announced)).toEqual({
      'billing.checkout_started.v1': 1,
      'billing.subscription_started.v1': 1,
      'billing.entitlement_changed.v1': 1,
    })
    expect(announced.at(-1)?.data).toMatchObject({
      ...{ userId: ana.userId, version: 1n, premium: true, plan: 'yearly', earlyAccess: true },
    })
    expect((await billing.internal(`/internal/people/${ana.userId}/entitlement`)).json()).toEqual({
      ...{ version: 1, premium: true, plan: 'yearly', early_access: true },
    })
  })

  test('the thank-you page gives nothing by itself', async () => {
    await using billing = await startBilling()
    const ana = billing.somebody()
    await ana.post('/create-checkout', { planType: 'monthly' })

    expect((await ana.post('/check-subscription')).json()).toEqual({ subscribed: false })
  })

  test('a card that is declined gives nothing', async () => {
    await using billing = await startBilling()
    const ana = billing.somebody()
    const { url } = (await ana.post('/create-checkout', { planType: 'monthly' })).json()

    expect(await billing.pay(url, '4000000000000002')).toEqual({ outcome: 'declined' })
    await billing.settle()
    expect((await ana.post('/check-subscription')).json()).toEqual({ subscribed: false })
  })

  test('who cancels stays premium until the end of the period, and not a day longer', async () => {
    await using billing = await startBilling()
    const ana = await billing.subscriber()
    await billing.stripe.subscriptions.update(ana.subscription, { cancel_at_period_end: true })
    await billing.settle()
    const checked = (await ana.post('/check-subscription')).json()

    await billing.pass(27)
    const before = (await ana.post('/check-subscription')).json()
    await billing.pass(6)
    const after = (await ana.post('/check-subscription')).json()

    expect(checked).toMatchObject({ subscribed: true, cancel_at: checked.current_period_end })
    expect([before.subscribed, after.subscribed]).toEqual([true, false])
    expect(counted(await billing.announced())['billing.entitlement_changed.v1']).toBe(2)
  })

  test('a renewal that fails leaves seven days', async () => {
    await using billing = await startBilling()
    const ana = await billing.subscriber({ card: '4000000000000341' })
    const premiumAfter = async (days: number) => {
      await billing.pass(days)
      return (await ana.post('/check-subscription')).json().subscribed
    }

    expect([await premiumAfter(32), await premiumAfter(4), await premiumAfter(5)]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('a refund in part changes nothing, a full one ends it at once', async () => {
    await using billing = await startBilling()
    const ana = await billing.subscriber()
    const [charge] = (await billing.stripe.charges.list({ customer: ana.customer })).data
    const checked = async () => (await ana.post('/check-subscription')).json().subscribed

    await billing.stripe.refunds.create({ charge: charge?.id ?? '', amount: 100 })
    await billing.settle()
    const partly = await checked()
    await billing.stripe.refunds.create({ charge: charge?.id ?? '' })
    await billing.settle()

    expect([partly, await checked()]).toEqual([true, false])
    expect(counted(await billing.announced())['billing.refunded.v1']).toBe(1)
  })

  test.each([
    [
      'refunds it in its dashboard',
      (billing: TestBilling, charge: string) => billing.stripe.refunds.create({ charge }),
    ],
    [
      'loses it to a bank',
      async (billing: TestBilling, charge: string) => {
        const { id } = await billing.sandbox.stripe('POST', `/charges/${charge}/dispute`)
        await billing.sandbox.stripe('POST', `/disputes/${id}/close`, { status: 'lost' })
      },
    ],
  ])('where an operator %s, the subscription ends and nothing is charged again', async (_what, takeBack) => {
    await using billing = await startBilling()
    const ana = await billing.subscriber()
    const [charge] = (await billing.stripe.charges.list({ customer: ana.customer })).data
    await takeBack(billing, charge?.id ?? '')
    await billing.settle()
    const after = (await ana.post('/check-subscription')).json()

    const ended = [await cancelRefunded(billing.deps), await cancelRefunded(billing.deps)]
    await billing.pass(40)

    expect([after.subscribed, ended]).toEqual([false, [1, 0]])
    expect((await ana.post('/check-subscription')).json()).toMatchObject({
      subscribed: false,
      status: 'canceled',
    })
    expect((await billing.stripe.charges.list({ customer: ana.customer })).data).toHaveLength(1)
    expect((await ana.post('/create-checkout', { planType: 'monthly' })).statusCode).toBe(200)
  })

  test('a dispute suspends until the bank has decided', async () => {
    await using billing = await startBilling()
    const ana = await billing.subscriber()
    const [charge] = (await billing.stripe.charges.list({ customer: ana.customer })).data
    const premium = async () => {
      await billing.settle()
      return (await billing.internal(`/internal/people/${ana.userId}/entitlement`)).json().premium
    }

    const { id } = await billing.sandbox.stripe('POST', `/charges/${charge?.id}/dispute`)
    const disputed = await premium()
    await billing.sandbox.stripe('POST', `/disputes/${id}/close`, { status: 'won' })

    expect([disputed, await premium()]).toEqual([false, true])
  })

  test('a plan that is switched in the portal is announced', async () => {
    await using billing = await startBilling()
    const ana = await billing.subscriber()
    const { items } = await billing.stripe.subscriptions.retrieve(ana.subscription)

    const item = { id: items.data[0]?.id ?? '', price: 'price_yearly' }
    await billing.stripe.subscriptions.update(ana.subscription, { items: [item] })
    await billing.settle()

    expect((await billing.announced()).at(-1)?.data).toMatchObject({
      version: 2n,
      premium: true,
      plan: 'yearly',
    })
  })

  test('what Stripe could not be asked is asked again', async () => {
    await using billing = await startBilling()
    await billing.sandbox.setStripeKnobs({ stripe: [] })
    const ana = billing.somebody()
    const { url } = (await ana.post('/create-checkout', { planType: 'monthly' })).json()
    await billing.pay(url)
    await billing.sandbox.stripe('POST', '/settled')
    await billing.sandbox.setStripeKnobs({ stripe: [{ knob: 'error-500' }] })
    await billing.settle()
    await billing.sandbox.setStripeKnobs({})
    await billing.pass(20 / DAY_S)

    expect((await billing.internal(`/internal/people/${ana.userId}/entitlement`)).json().premium).toBe(true)
  })
})
