import { randomUUID } from 'node:crypto'
import { AppError } from '@selah/kit/errors'
import { describe, expect, test } from 'vitest'
import { reconcile, reconcilePerson } from '../src/use-cases/reconcile.ts'
import { refundPerson } from '../src/use-cases/refund-person.ts'
import { endEntitlements } from '../src/workers/end-entitlements.ts'
import { counted, startBilling, type TestBilling } from './harness.ts'

const MONTHLY = { planType: 'monthly' }

async function premium(billing: TestBilling, userId: string): Promise<boolean> {
  return (await billing.internal(`/internal/people/${userId}/entitlement`)).json().premium
}

describe('reconciling', () => {
  test('heals a day without webhooks in one run', async () => {
    await using billing = await startBilling({ webhooks: false })
    const ana = billing.somebody()
    const bento = billing.somebody()
    await billing.pay((await ana.post('/create-checkout', MONTHLY)).json().url)
    await billing.pay((await bento.post('/create-checkout', MONTHLY)).json().url)
    await reconcile(billing.deps)
    const [sold] = (await billing.stripe.subscriptions.list()).data
    await billing.stripe.subscriptions.cancel(sold?.id ?? '')
    await billing.pass(1)

    const healed = await reconcile(billing.deps)
    const again = await reconcile(billing.deps)

    expect(healed).toEqual({ missed: 1, looked: 2, mended: 1 })
    expect(again).toEqual({ missed: 0, looked: 0, mended: 0 })
    const left = await Promise.all([ana, bento].map(({ userId }) => premium(billing, userId)))
    expect(left.sort()).toEqual([false, true])
    expect(counted(await billing.announced())['billing.entitlement_changed.v1']).toBe(3)
  })

  test('finds a dispute that no webhook told of', async () => {
    await using billing = await startBilling({ webhooks: false })
    const ana = billing.somebody()
    await billing.pay((await ana.post('/create-checkout', MONTHLY)).json().url)
    await reconcile(billing.deps)
    const [charge] = (await billing.stripe.charges.list()).data
    await billing.sandbox.stripe('POST', `/charges/${charge?.id}/dispute`)

    const { mended } = await reconcile(billing.deps)

    expect(mended).toBe(1)
    expect(await premium(billing, ana.userId)).toBe(false)
  })

  test('looks again at somebody whose events were lost for good', async () => {
    await using billing = await startBilling()
    const ana = await billing.subscriber()
    await billing.pool.query(`update entitlements set premium = false, plan = null`)
    await billing.pass(2)

    const { mended } = await reconcile(billing.deps)

    expect(mended).toBe(1)
    expect(await premium(billing, ana.userId)).toBe(true)
  })

  test('looks at one person alone', async () => {
    await using billing = await startBilling({ webhooks: false })
    const ana = billing.somebody()
    await billing.pay((await ana.post('/create-checkout', MONTHLY)).json().url)

    expect(await reconcilePerson(billing.deps, ana.userId)).toEqual({ missed: 0, looked: 1, mended: 1 })
    expect(await reconcilePerson(billing.deps, randomUUID())).toEqual({ missed: 0, looked: 0, mended: 0 })
  })

  test('one who cannot be looked at holds up nobody, and is looked at later', async () => {
    await using billing = await startBilling({ webhooks: false })
    const [ana, bento] = [billing.somebody(), billing.somebody()]
    for (const each of [ana, bento])
      await billing.pay((await each.post('/create-checkout', MONTHLY)).json().url)
    const { pictureOf } = billing.deps.payments
    let looks = 0
    const payments = {
      ...billing.deps.payments,
      pictureOf: (customer: string) =>
        looks++ === 0 ? Promise.reject(new Error('away')) : pictureOf(customer),
    }

    const { looked, mended } = await reconcile({ ...billing.deps, payments })
    const known = [await premium(billing, ana.userId), await premium(billing, bento.userId)]
    await billing.settle()

    expect([looked, mended]).toEqual([2, 1])
    expect(known.filter(Boolean)).toHaveLength(1)
    expect(await premium(billing, bento.userId)).toBe(true)

    expect(await premium(billing, ana.userId)).toBe(true)
  })

  test('an older picture of Stripe never replaces a newer one', async () => {
    await using billing = await startBilling({ webhooks: false })
    const ana = await (async () => {
      const person = billing.somebody()
      await billing.pay((await person.post('/create-checkout', MONTHLY)).json().url)
      await reconcilePerson(billing.deps, person.userId)
      return person
    })()
    const { pictureOf } = billing.deps.payments
    const slow = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    let first = true
    const payments = {
      ...billing.deps.payments,
      async pictureOf(customer: string) {
        const picture = await pictureOf(customer)
        if (first) {
          first = false
          asked.resolve()
          await slow.promise
        }
        return picture
      },
    }

    const late = reconcilePerson({ ...billing.deps, payments }, ana.userId)
    await asked.promise
    const [sold] = (await billing.stripe.subscriptions.list()).data
    await billing.stripe.subscriptions.cancel(sold?.id ?? '')
    await reconcilePerson(billing.deps, ana.userId)
    slow.resolve()
    await late

    expect(await premium(billing, ana.userId)).toBe(false)
    expect(counted(await billing.announced())['billing.entitlement_changed.v1']).toBe(2)
  })
})

test('what ends by itself ends without a word from Stripe', async () => {
  await using billing = await startBilling()
  const ana = await billing.subscriber()
  await billing.stripe.subscriptions.update(ana.subscription, { cancel_at_period_end: true })
  await billing.settle()
  await billing.sandbox.setStripeKnobs({ stripe: [{ knob: 'error-500' }] })
  const late = { ...billing.deps, now: () => new Date(Date.now() + 32 * 24 * 60 * 60 * 1000) }

  expect(await endEntitlements(billing.deps)).toBe(0)
  expect(await endEntitlements(late)).toBe(1)
  expect(await endEntitlements(late)).toBe(0)
  expect(await premium(billing, ana.userId)).toBe(false)
})

describe('the guarantee', () => {
  test('gives the latest payment back, ends the subscription, and is announced once', async () => {
    await using billing = await startBilling()
    const ana = await billing.subscriber()

    const refunded = await refundPerson(billing.deps, ana.userId)
    await billing.settle()

    expect(refunded.amountPaid).toBe(499)
    expect((await billing.stripe.subscriptions.retrieve(ana.subscription)).status).toBe('canceled')
    expect((await billing.stripe.refunds.list()).data.map(({ amount }) => amount)).toEqual([499])
    expect(await premium(billing, ana.userId)).toBe(false)
    expect(counted(await billing.announced())).toMatchObject({
      'billing.refunded.v1': 1,
      'billing.entitlement_changed.v1': 2,
    })
    await expect(refundPerson(billing.deps, ana.userId)).rejects.toMatchObject({ code: 'nothing_to_refund' })
  })

  test('lasts 30 days, and is nobody’s who has not paid', async () => {
    await using billing = await startBilling()
    const ana = await billing.subscriber({ planType: 'yearly' })
    await billing.pass(31)

    for (const userId of [ana.userId, randomUUID()]) {
      await expect(refundPerson(billing.deps, userId)).rejects.toBeInstanceOf(AppError)
    }
    expect((await billing.stripe.subscriptions.retrieve(ana.subscription)).status).toBe('active')
  })

  test('asked again after an answer that was lost, it gives back once', async () => {
    await using billing = await startBilling()
    const ana = await billing.subscriber()
    const lost = { ...billing.deps.payments, refundInvoice: () => Promise.reject(new Error('lost')) }
    await expect(refundPerson({ ...billing.deps, payments: lost }, ana.userId)).rejects.toThrow('lost')

    await refundPerson(billing.deps, ana.userId)

    expect((await billing.stripe.refunds.list()).data).toHaveLength(1)
  })
})
