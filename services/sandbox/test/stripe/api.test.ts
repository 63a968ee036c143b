import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { checkoutOf, sdk, startScene } from './scene.ts'

describe('idempotency keys', () => {
  test('the same key and parameters do the work once', async () => {
    await using scene = await startScene()
    const create = () =>
      scene.stripe.customers.create({ email: 'ana@example.com' }, { idempotencyKey: 'one' })

    const [first, second] = [await create(), await create()]

    expect(second.id).toBe(first.id)
    expect((await scene.stripe.customers.list()).data).toHaveLength(1)
  })

  test('the same key with other parameters is refused', async () => {
    await using scene = await startScene()
    await scene.stripe.customers.create({ email: 'ana@example.com' }, { idempotencyKey: 'one' })

    const other = scene.stripe.customers.create({ email: 'bento@example.com' }, { idempotencyKey: 'one' })

    await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  })

  test('a refusal is remembered like an answer', async () => {
    await using scene = await startScene()
    const { customer } = await scene.subscribed()
    const [charge] = (await scene.stripe.charges.list({ customer })).data
    const asked = { charge: charge?.id ?? '', amount: 10_000 }

    const refused = () =>
      scene.stripe.refunds.create(asked, { idempotencyKey: 'r' }).catch((error) => error.code)

    expect([await refused(), await refused()]).toEqual(['amount_too_large', 'amount_too_large'])
  })

  test('an answer that is lost is found by the next try of the SDK', async () => {
    await using scene = await startScene()
    await scene.sandbox.setStripeKnobs({ stripe: [{ knob: 'loses-answer', times: 1 }] })

    const customer = await sdk(scene.sandbox.stripeUrl, { maxNetworkRetries: 2 }).customers.create()

    expect((await scene.stripe.customers.list()).data.map(({ id }) => id)).toEqual([customer.id])
  })
})

describe('refusals', () => {
  test('have the classes of the SDK', async () => {
    await using scene = await startScene()
    const { stripe } = scene

    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    })
    const unknown = { mode: 'subscription', nonsense: 'x' } as Stripe.Checkout.SessionCreateParams
    await expect(stripe.checkout.sessions.create(unknown)).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'nonsense',
    })
    await expect(stripe.checkout.sessions.create(checkoutOf('cus_none'))).rejects.toMatchObject({
      param: 'customer',
    })
    const keyless = await fetch(`${scene.sandbox.stripeUrl}/v1/customers`)
    expect(keyless.status).toBe(401)
  })

  test.each([
    ['error-429', Stripe.errors.StripeRateLimitError],
    ['error-500', Stripe.errors.StripeAPIError],
    ['hangs-before-working', Stripe.errors.StripeConnectionError],
    ['drops-connection', Stripe.errors.StripeConnectionError],
  ] as const)('%s does nothing', async (knob, kind) => {
    await using scene = await startScene()
    await scene.sandbox.setStripeKnobs({ stripe: [{ knob, times: 2 }] })

    const asked = sdk(scene.sandbox.stripeUrl, { timeout: 200 }).customers.create()

    await expect(asked).rejects.toBeInstanceOf(kind)
    await scene.sandbox.setStripeKnobs({})
    expect((await scene.stripe.customers.list()).data).toEqual([])
  })
})

describe('lists', () => {
  test('come in pages, newest first, which the SDK walks through', async () => {
    await using scene = await startScene()
    const made: string[] = []
    for (let each = 0; each < 5; each += 1) made.push((await scene.stripe.customers.create()).id)

    const walked: string[] = []
    for await (const { id } of scene.stripe.customers.list({ limit: 2 })) walked.push(id)
    const before = await scene.stripe.customers.list({ ending_before: made[0] ?? '', limit: 2 })

    expect(walked).toEqual(made.toReversed())
    expect(before.data.map(({ id }) => id)).toEqual([made[2], made[1]])
  })

  test('expand what is asked for', async () => {
    await using scene = await startScene()
    const { customer } = await scene.subscribed()

    const [plain] = (await scene.stripe.subscriptions.list({ customer })).data
    const expand = ['data.latest_invoice.payments']
    const [deep] = (await scene.stripe.subscriptions.list({ customer, expand })).data

    expect(plain?.latest_invoice).toMatch(/^in_/)
    expect(deep?.latest_invoice).toMatchObject({ status: 'paid', payments: { data: [{ status: 'paid' }] } })
  })

  test('the list of events has all of them, by type and time', async () => {
    await using scene = await startScene()
    await scene.subscribed()

    const paid = await scene.stripe.events.list({ types: ['invoice.paid', 'customer.created'] })
    const later = await scene.stripe.events.list({ created: { gt: Math.floor(Date.now() / 1000) + 60 } })

    expect(paid.data.map(({ type }) => type)).toEqual(['invoice.paid', 'customer.created'])
    expect(later.data).toEqual([])
  })
})

describe('webhooks', () => {
  test('tell what happened, signed', async () => {
    await using scene = await startScene()
    await scene.subscribed()
    await scene.settle()

    const listed = (await scene.stripe.events.list({ limit: 100 })).data
    expect(scene.forged()).toBe(0)
    expect(scene.events.map(({ id }) => id).sort()).toEqual(listed.map(({ id }) => id).sort())
  })

  test('come again until they are taken', async () => {
    await using scene = await startScene({ refuses: 2 })
    await scene.stripe.customers.create()
    await scene.settle()

    expect(scene.events.map(({ type }) => type)).toEqual(['customer.created'])
  })

  test.each([
    ['duplicates', (ids: string[]) => [ids[0], ids[0], ids[1]]],
    ['reorders', (ids: string[]) => [ids[1], ids[0]]],
    ['drops', (ids: string[]) => [ids[1]]],
  ] as const)('%s', async (knob, expected) => {
    await using scene = await startScene()
    await scene.sandbox.setStripeKnobs({ webhooks: [{ knob, times: 1 }] })
    const ids = [(await scene.stripe.customers.create()).id]
    await scene.settle()
    ids.push((await scene.stripe.customers.create()).id)
    await scene.settle()

    const came = scene.events.map(({ data }) => (data.object as Stripe.Customer).id)
    expect(came.sort()).toEqual([...expected(ids)].sort())
  })

  test('wait for a release, or are signed by somebody else', async () => {
    await using scene = await startScene()
    await scene.sandbox.setStripeKnobs({ webhooks: [{ knob: 'delays', times: 1 }] })
    await scene.stripe.customers.create()
    expect(scene.events).toEqual([])
    await scene.sandbox.release()
    await scene.settle()
    await scene.sandbox.setStripeKnobs({ webhooks: [{ knob: 'signs-wrongly', times: 1 }] })
    await scene.stripe.customers.create()
    await scene.settle()

    expect([scene.events.length, scene.forged()]).toEqual([1, 1])
  })
})
