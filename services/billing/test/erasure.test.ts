import { randomUUID } from 'node:crypto'
import { create } from '@bufbuild/protobuf'
import { withTx } from '@selah/kit/db'
import { erasureConsumers, lookAgain } from '@selah/kit/erasure/erase'
import { ErasureRequested } from '@selah/proto/events'
import { describe, expect, test } from 'vitest'
import { service } from '../src/service.ts'
import { exportPerson } from '../src/use-cases/export-person.ts'
import { reconcile } from '../src/use-cases/reconcile.ts'
import { deleteErasedCustomers } from '../src/workers/delete-erased-customers.ts'
import { counted, startBilling, type TestBilling } from './harness.ts'

/** What kit does when a person's erasure is announced. */
async function requestErasure({ pool }: TestBilling, userId: string): Promise<void> {
  const [consumer] = erasureConsumers(service)
  const message = create(ErasureRequested.schema, { userId, erasureId: randomUUID() })
  await withTx(pool, async (tx) => consumer?.handle(tx, message))
  // Nothing publishes here, and what is not published yet would hold the answer up.
  await pool.query('update outbox set published_at = now()')
}

const answered = (billing: TestBilling) => lookAgain(service, { pool: billing.pool, settleMs: 0 })

async function find({ pool }: TestBilling, ...words: string[]): Promise<string[]> {
  const { rows } = await pool.query(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'erased_people'`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: kept } = await pool.query(`select t::text as row from ${name} t`)
    if (kept.some(({ row }) => words.some((word) => row.includes(word)))) found.push(name)
  }
  return found
}

describe('when a person is erased', () => {
  test('their subscription ends first, then their customer goes, then the service answers', async () => {
    await using billing = await startBilling()
    const ana = await billing.subscriber()
    const bento = await billing.subscriber()

    await requestErasure(billing, ana.userId)
    const before = await answered(billing)
    await deleteErasedCustomers(billing.deps)
    await billing.settle()
    const after = await answered(billing)

    expect([before, after]).toEqual([0, 1])
    expect((await billing.stripe.subscriptions.retrieve(ana.subscription)).status).toBe('canceled')
    expect((await billing.stripe.customers.retrieve(ana.customer)).deleted).toBe(true)
    expect((await billing.stripe.subscriptions.retrieve(bento.subscription)).status).toBe('active')
    expect((await billing.announced()).at(-1)?.subject).toBe('billing.person_erased.v1')
  })

  test('nothing that leads to them stays, and the amounts do', async () => {
    await using billing = await startBilling()
    const ana = await billing.subscriber()
    await requestErasure(billing, ana.userId)
    await deleteErasedCustomers(billing.deps)
    await billing.settle()
    await reconcile(billing.deps)
    await billing.pool.query(`update outbox set published_at = now()`)
    await answered(billing)

    const { rows: invoices } = await billing.pool.query('select amount_paid, customer_id from invoices')
    expect(invoices).toEqual([{ amount_paid: '499', customer_id: null }])
    expect(await find(billing, ana.userId, ana.subscription, ana.customer)).toEqual([])
  })

  test('nothing is answered while Stripe does not confirm, and nothing new is announced of them', async () => {
    await using billing = await startBilling()
    const ana = await billing.subscriber()
    const announced = counted(await billing.announced())
    await requestErasure(billing, ana.userId)
    await billing.sandbox.setStripeKnobs({ stripe: [{ knob: 'error-500' }] })

    expect(await deleteErasedCustomers(billing.deps)).toBe(0)
    expect(await answered(billing)).toBe(0)
    await billing.sandbox.setStripeKnobs({})
    await billing.stripe.subscriptions.cancel(ana.subscription)
    await billing.settle()
    expect(await deleteErasedCustomers(billing.deps)).toBe(1)
    expect(await answered(billing)).toBe(1)

    const since = counted(await billing.announced())
    expect(since['billing.entitlement_changed.v1']).toBeUndefined()
    expect(announced['billing.entitlement_changed.v1']).toBe(1)
  })
})

test('a person takes their plan, subscriptions and payments with them, and nobody else’s', async () => {
  await using billing = await startBilling()
  const ana = await billing.subscriber({ planType: 'yearly' })
  await billing.subscriber()

  const { data } = await exportPerson(billing.deps, ana.userId)

  expect(data).toMatchObject({
    ...{ premium: true, plan: 'yearly' },
    subscriptions: [{ id: ana.subscription, status: 'active', plan: 'yearly', cancel_at: null }],
    payments: [{ amount_paid: 3999, amount_refunded: 0, currency: 'usd' }],
  })
  expect(data.payments).toHaveLength(1)
  expect((await exportPerson(billing.deps, randomUUID())).data).toEqual({
    ...{ premium: false, plan: null, subscriptions: [], payments: [] },
  })
})
