import { randomUUID } from 'node:crypto'
import { create } from '@bufbuild/protobuf'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { withTx } from '@selah/kit/db'
import { UserUpdated } from '@selah/proto/events'
import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { onUserUpdated } from '../src/consumers/on-user-updated.ts'
import { tellAddresses } from '../src/workers/tell-addresses.ts'
import { startBilling, type TestBilling } from './harness.ts'

const MONTHLY = { planType: 'monthly' }

async function hearUpdated({ pool, deps }: TestBilling, userId: string): Promise<void> {
  const updatedAt = timestampFromDate(deps.now())
  const message = create(UserUpdated.schema, { userId, updatedAt, version: 2n })
  await withTx(pool, (tx) => onUserUpdated.handle(tx, message))
}

async function addressOf({ stripe }: TestBilling, customer: string): Promise<string | null> {
  return ((await stripe.customers.retrieve(customer)) as Stripe.Customer).email
}

test('Stripe has the address that its page and receipts need', async () => {
  await using billing = await startBilling()
  const ana = await billing.subscriber()

  expect(await addressOf(billing, ana.customer)).toBe(`${ana.userId}@example.com`)
})

test('an address that Stripe was not told is told with the next checkout', async () => {
  await using billing = await startBilling()
  const ana = billing.somebody()
  await ana.post('/create-checkout', MONTHLY)
  const { rows } = await billing.pool.query('update customers set address_told_at = null returning id')
  await billing.stripe.customers.update(rows[0].id, { email: 'old@example.com' })

  await ana.post('/create-checkout', MONTHLY)

  expect(await addressOf(billing, rows[0].id)).toBe(`${ana.userId}@example.com`)
})

test('a changed address reaches Stripe, also when neither answered at first', async () => {
  await using billing = await startBilling()
  const ana = await billing.subscriber()
  const changed = { ...billing.deps, findAddress: async () => 'new@example.com' }
  await billing.pass(1 / 24)
  await hearUpdated(billing, ana.userId)

  const away = () => Promise.reject(new Error('identity is away'))
  expect(await tellAddresses({ ...changed, findAddress: away })).toBe(0)
  await billing.sandbox.setStripeKnobs({ stripe: [{ knob: 'error-500' }] })
  expect(await tellAddresses(changed)).toBe(0)
  await billing.sandbox.setStripeKnobs({})
  expect([await tellAddresses(changed), await tellAddresses(changed)]).toEqual([1, 0])

  expect(await addressOf(billing, ana.customer)).toBe('new@example.com')
  expect(billing.logged()).not.toContain('example.com')
})

test('somebody who never went to pay is no business of Stripe', async () => {
  await using billing = await startBilling()
  await hearUpdated(billing, randomUUID())

  expect(await tellAddresses(billing.deps)).toBe(0)
  expect(await billing.sandbox.requests()).toEqual([])
})

// Stripe repeats a 500 for a day under the key that it was answered to.
test('a customer that Stripe failed to make is asked for with another key', async () => {
  await using billing = await startBilling()
  const ana = billing.somebody()
  await billing.sandbox.setStripeKnobs({ stripe: [{ knob: 'error-500', times: 3 }] })

  const failed = await ana.post('/create-checkout', MONTHLY)
  const { rowCount: keys } = await billing.pool.query('select from customer_keys')
  const again = await ana.post('/create-checkout', MONTHLY)

  expect([failed.statusCode, keys, again.statusCode]).toEqual([503, 0, 200])
})

test('one whose answer was lost is asked for with the same key, and knows nothing of the person till then', async () => {
  await using billing = await startBilling()
  const ana = billing.somebody()
  await billing.sandbox.setStripeKnobs({ stripe: [{ knob: 'loses-answer', times: 3 }] })

  const lost = await ana.post('/create-checkout', MONTHLY)
  const [made] = (await billing.stripe.customers.list()).data
  const again = await ana.post('/create-checkout', MONTHLY)

  expect([lost.statusCode, again.statusCode]).toEqual([503, 200])
  expect(made?.email).toBeNull()
  expect((await billing.stripe.customers.list()).data).toHaveLength(1)
  expect((await billing.pool.query('select from customer_keys')).rowCount).toBe(0)
})
