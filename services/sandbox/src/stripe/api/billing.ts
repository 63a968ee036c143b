import type Stripe from 'stripe'
import { type Account, idOf } from '../account.ts'
import { refundCharge } from '../engine/payments.ts'
import { refusal } from '../engine/refusal.ts'
import {
  cancelNow,
  chargeAgain,
  isOver,
  pauseCollection,
  setCancelAtPeriodEnd,
  switchPrice,
} from '../engine/subscriptions.ts'
import { type Call, get, list, type Operation, retrieve } from './operation.ts'
import { numberParam, type Params, partParam, requiredText, textParam, textsOf } from './params.ts'

/** Subscriptions, and the money that moves because of them. */
export const billingOperations: readonly Operation[] = [
  retrieve('/subscriptions', 'subscription'),
  list(
    '/subscriptions',
    'subscription',
    {
      customer: (each, customer) => idOf(each.customer) === customer,
      status: (each, status) => status === 'all' || each.status === status,
    },
    // Without a status, those that have ended are left out.
    (each, params) => !isOver(each) || textParam(params, 'status') !== undefined,
  ),
  {
    method: 'POST',
    path: '/subscriptions/:id',
    accepts: ['cancel_at_period_end', 'items', 'proration_behavior', 'pause_collection', 'metadata'],
    run: updateSubscription,
  },
  {
    method: 'DELETE',
    path: '/subscriptions/:id',
    accepts: ['invoice_now', 'prorate'],
    run({ account, id }) {
      const subscription = get(account, 'subscription', id)
      if (isOver(subscription)) throw refusal(404, 'resource_missing', `No such subscription: '${id}'`, 'id')
      cancelNow(account, subscription, 'cancellation_requested')
      return subscription
    },
  },
  retrieve('/invoices', 'invoice'),
  list('/invoices', 'invoice', {
    customer: (each, customer) => idOf(each.customer) === customer,
    status: (each, status) => each.status === status,
    subscription: (each, id) => idOf(each.parent?.subscription_details?.subscription) === id,
  }),
  {
    method: 'POST',
    path: '/invoices/:id/pay',
    accepts: [],
    run({ account, id }) {
      const invoice = get(account, 'invoice', id)
      if (invoice.status === 'paid') throw refusal(400, 'invoice_already_paid', 'Invoice is already paid')
      const subscription = idOf(invoice.parent?.subscription_details?.subscription)
      chargeAgain(account, get(account, 'subscription', subscription))
      return invoice
    },
  },
  list('/invoice_payments', 'invoice_payment', {
    invoice: (each, invoice) => idOf(each.invoice) === invoice,
  }),
  retrieve('/payment_intents', 'payment_intent'),
  retrieve('/charges', 'charge'),
  list('/charges', 'charge', {
    customer: (each, customer) => idOf(each.customer) === customer,
    payment_intent: (each, intent) => idOf(each.payment_intent) === intent,
  }),
  {
    method: 'POST',
    path: '/refunds',
    accepts: ['payment_intent', 'charge', 'amount', 'reason', 'metadata'],
    run: refund,
  },
  retrieve('/refunds', 'refund'),
  list('/refunds', 'refund', {
    charge: (each, charge) => idOf(each.charge) === charge,
    payment_intent: (each, intent) => idOf(each.payment_intent) === intent,
  }),
  retrieve('/disputes', 'dispute'),
  list('/disputes', 'dispute', {
    charge: (each, charge) => idOf(each.charge) === charge,
    payment_intent: (each, intent) => idOf(each.payment_intent) === intent,
  }),
  retrieve('/events', 'event'),
  list('/events', 'event', { type: (each, type) => each.type === type }, (each, params) => {
    const types = Object.values(textsOf(params, 'types'))
    return types.length === 0 || types.includes(each.type)
  }),
]

function updateSubscription({ account, id, params }: Call): object {
  const subscription = get(account, 'subscription', id)
  const cancels = textParam(params, 'cancel_at_period_end')
  const [item] = Object.values(partParam(params, 'items'))
  if (typeof item === 'object') {
    const price = requiredText(item, 'price')
    switchPrice(account, subscription, get(account, 'price', price, 'items[0][price]'))
  }
  if (params.metadata !== undefined) setMetadata(subscription, textsOf(params, 'metadata'))
  if (params.pause_collection !== undefined) {
    pauseCollection(account, subscription, textParam(partParam(params, 'pause_collection'), 'behavior'))
  }
  if (cancels !== undefined) setCancelAtPeriodEnd(account, subscription, cancels === 'true')
  return subscription
}

/** An empty value takes a key away. */
function setMetadata(subscription: { metadata: Stripe.Metadata }, given: Stripe.Metadata): void {
  const all = Object.entries({ ...subscription.metadata, ...given })
  subscription.metadata = Object.fromEntries(all.filter(([, value]) => value !== ''))
}

function refund({ account, params }: Call): object {
  const charge = chargeOf(account, params)
  const reason = (textParam(params, 'reason') ?? null) as Stripe.Refund.Reason | null
  const asked = { amount: numberParam(params, 'amount'), reason, metadata: textsOf(params, 'metadata') }
  return refundCharge(account, charge, asked)
}

function chargeOf(account: Account, params: Params): Stripe.Charge {
  const id = textParam(params, 'charge')
  if (id !== undefined) return get(account, 'charge', id, 'charge')
  const intent = get(account, 'payment_intent', requiredText(params, 'payment_intent'), 'payment_intent')
  return get(account, 'charge', idOf(intent.latest_charge), 'payment_intent')
}
