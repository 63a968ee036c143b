import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { createPayments } from './payments.ts'

const refusal = new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error', message: 'no' })
const missing = new Stripe.errors.StripeInvalidRequestError({
  ...{ type: 'invalid_request_error', code: 'resource_missing', message: 'No such customer' },
})

/** Payments on an SDK that answers as these functions do. */
function paymentsOn(resources: object) {
  const stripe = resources as Stripe
  return createPayments({ stripe, publicUrl: new URL('http://localhost'), webhookSecrets: [] })
}

test.each([
  ['complete', { id: 'cs_1', status: 'complete', url: null }],
  ['expired', { id: 'cs_1', status: 'expired', url: null }],
])('a page that is %s need not be closed', async (_status, session) => {
  const sessions = { expire: () => Promise.reject(refusal), retrieve: async () => session }

  expect(await paymentsOn({ checkout: { sessions } }).closeCheckout('cs_1')).toEqual(session)
})

test('a page that Stripe does not close, and that can still be paid, does not count as closed', async () => {
  const sessions = {
    expire: () => Promise.reject(refusal),
    retrieve: async () => ({ id: 'cs_1', status: 'open', url: 'https://pay.example' }),
  }

  await expect(paymentsOn({ checkout: { sessions } }).closeCheckout('cs_1')).rejects.toBe(refusal)
})

test.each([
  ['that Stripe has deleted is gone', async () => ({ deleted: true }), undefined],
  ['of another account is not', () => Promise.reject(missing), missing],
  ['that is there is not', async () => ({ id: 'cus_1' }), missing],
])('a customer %s', async (_what, retrieve, error) => {
  const customers = { del: () => Promise.reject(missing), retrieve }

  const deleting = paymentsOn({ customers }).deleteCustomer('cus_1')

  if (error) await expect(deleting).rejects.toBe(error)
  else await expect(deleting).resolves.toBeUndefined()
})

const DAY_S = 24 * 60 * 60
const list = (data: object[]) => ({ list: async () => ({ data }) })

test('a further invoice that is not paid gives no more time than the first', async () => {
  const invoice = (day: number, status: string) => ({
    ...{ id: `in_${day}`, status, created: day * DAY_S, amount_paid: 0, currency: 'usd' },
    status_transitions: { finalized_at: day * DAY_S },
    parent: { subscription_details: { subscription: 'sub_1' } },
  })
  const subscription = {
    ...{ id: 'sub_1', status: 'past_due', start_date: 0, cancel_at: null, cancel_at_period_end: false },
    ...{ pause_collection: null, metadata: {} },
    items: {
      data: [{ current_period_start: 0, current_period_end: 90 * DAY_S, price: { recurring: null } }],
    },
  }
  const payments = paymentsOn({
    customers: { retrieve: async () => ({ id: 'cus_1' }) },
    subscriptions: list([subscription]),
    // Newest first, as Stripe lists them.
    invoices: list([invoice(62, 'open'), invoice(31, 'open'), invoice(1, 'paid')]),
    charges: list([]),
  })

  const { subscriptions } = await payments.pictureOf('cus_1')

  expect(subscriptions[0]?.unpaidSince).toEqual(new Date(31 * DAY_S * 1000))
})
