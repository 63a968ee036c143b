import { describe, expect, test } from 'vitest'
import { pauseDisputed } from '../src/workers/pause-disputed.ts'
import { type Subscriber, startBilling, type TestBilling } from './harness.ts'

async function dispute({ stripe, sandbox }: TestBilling, { customer }: Subscriber): Promise<string> {
  const [charge] = (await stripe.charges.list({ customer })).data
  await sandbox.stripe('POST', `/charges/${charge?.id}/dispute`)
  const [opened] = (await stripe.disputes.list({ charge: charge?.id ?? '' })).data
  return opened?.id ?? ''
}

async function isPremium({ post }: Subscriber): Promise<boolean> {
  return (await post('/check-subscription')).json().subscribed
}

async function paidBy({ stripe }: TestBilling, { customer }: Subscriber): Promise<number> {
  return (await stripe.charges.list({ customer })).data.filter(({ paid }) => paid).length
}

describe('while a bank decides on a payment', () => {
  test('its person has no plan and is not charged; once it is won they have it again and pay again', async () => {
    await using billing = await startBilling()
    const ana = await billing.subscriber()
    const opened = await dispute(billing, ana)
    await billing.settle()

    expect([await pauseDisputed(billing.deps), await pauseDisputed(billing.deps)]).toEqual([1, 0])
    await billing.pass(32)
    expect([await isPremium(ana), await paidBy(billing, ana)]).toEqual([false, 1])

    await billing.sandbox.stripe('POST', `/disputes/${opened}/close`, { status: 'won' })
    await billing.settle()
    expect([await pauseDisputed(billing.deps), await pauseDisputed(billing.deps)]).toEqual([1, 0])
    expect([await isPremium(ana), await paidBy(billing, ana)]).toEqual([true, 1])
    await billing.pass(31)
    expect([await isPremium(ana), await paidBy(billing, ana)]).toEqual([true, 2])
  })

  test('a payment that is lost after a month without charges gives no plan back', async () => {
    await using billing = await startBilling()
    const ana = await billing.subscriber()
    const opened = await dispute(billing, ana)
    await billing.settle()
    await pauseDisputed(billing.deps)
    await billing.pass(32)

    await billing.sandbox.stripe('POST', `/disputes/${opened}/close`, { status: 'lost' })
    await billing.settle()

    expect([await isPremium(ana), await paidBy(billing, ana)]).toEqual([false, 1])
  })

  test('what an operator has paused stays paused', async () => {
    await using billing = await startBilling()
    const ana = await billing.subscriber()
    await billing.stripe.subscriptions.update(ana.subscription, { pause_collection: { behavior: 'void' } })
    await billing.settle()

    expect(await pauseDisputed(billing.deps)).toBe(0)
    expect((await billing.stripe.subscriptions.retrieve(ana.subscription)).pause_collection).not.toBeNull()
  })

  test('a plan that is not suspended goes on being paid', async () => {
    await using billing = await startBilling({ settings: { DISPUTE_SUSPENDS: 'false' } })
    const ana = await billing.subscriber()
    await dispute(billing, ana)
    await billing.settle()

    expect(await pauseDisputed(billing.deps)).toBe(0)
    expect(await isPremium(ana)).toBe(true)
  })

  test('Stripe that does not answer is asked again', async () => {
    await using billing = await startBilling()
    const ana = await billing.subscriber()
    await dispute(billing, ana)
    await billing.settle()
    await billing.sandbox.setStripeKnobs({ stripe: [{ knob: 'error-500' }] })

    expect(await pauseDisputed(billing.deps)).toBe(0)
    await billing.sandbox.setStripeKnobs({})
    expect(await pauseDisputed(billing.deps)).toBe(1)
  })
})
