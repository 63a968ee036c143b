import type Stripe from 'stripe'
import { idOf } from '../account.ts'
import { change } from '../engine/change.ts'
import { expireSession } from '../engine/checkout.ts'
import { missing, refusal } from '../engine/refusal.ts'
import { deleteCustomer } from '../engine/subscriptions.ts'
import { newCheckoutSession } from '../objects/checkout-session.ts'
import { newCustomer, newPortalSession } from '../objects/sales.ts'
import { type Call, get, list, type Operation, retrieve } from './operation.ts'
import { numberParam, type Params, partParam, requiredText, textParam, textsOf } from './params.ts'

const MIN_S = 60
const HOUR_S = 60 * MIN_S
const SESSION_MIN_S = 30 * MIN_S
const SESSION_MAX_S = 24 * HOUR_S
/** A request takes a moment to arrive. */
const SLACK_S = 5 * MIN_S

/** Customers, what is sold to them, and the pages that sell it. */
export const salesOperations: readonly Operation[] = [
  {
    method: 'POST',
    path: '/customers',
    accepts: ['email', 'name', 'metadata'],
    run({ account, params }) {
      const email = textParam(params, 'email') ?? null
      const name = textParam(params, 'name') ?? null
      const customer = account.put(
        newCustomer(account, { email, name, metadata: textsOf(params, 'metadata') }),
      )
      account.emit('customer.created', customer)
      return customer
    },
  },
  retrieve('/customers', 'customer'),
  {
    method: 'POST',
    path: '/customers/:id',
    accepts: ['email', 'name'],
    run({ account, id, params }) {
      const customer = liveCustomer({ account, id })
      const fields = { email: textParam(params, 'email'), name: textParam(params, 'name') }
      const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
      return change(account, customer, given, 'customer.updated')
    },
  },
  list('/customers', 'customer', { email: (each, email) => !each.deleted && each.email === email }),
  {
    method: 'DELETE',
    path: '/customers/:id',
    accepts: [],
    run({ account, id }) {
      liveCustomer({ account, id })
      return deleteCustomer(account, id)
    },
  },
  retrieve('/products', 'product'),
  retrieve('/prices', 'price'),
  list('/prices', 'price', { product: (each, product) => idOf(each.product) === product }),
  {
    method: 'POST',
    path: '/checkout/sessions',
    accepts: [
      ...['mode', 'customer', 'line_items', 'success_url', 'cancel_url', 'client_reference_id', 'metadata'],
      ...['subscription_data', 'expires_at', 'allow_promotion_codes', 'payment_method_types'],
    ],
    run: createSession,
  },
  retrieve('/checkout/sessions', 'checkout.session'),
  list('/checkout/sessions', 'checkout.session', {
    customer: (each, customer) => idOf(each.customer) === customer,
    subscription: (each, subscription) => idOf(each.subscription) === subscription,
    status: (each, status) => each.status === status,
  }),
  {
    method: 'POST',
    path: '/checkout/sessions/:id/expire',
    accepts: [],
    run: ({ account, id }) => expireSession(account, get(account, 'checkout.session', id)),
  },
  {
    method: 'POST',
    path: '/billing_portal/sessions',
    accepts: ['customer', 'return_url'],
    run({ account, params, origin }) {
      const customer = liveCustomer({ account, id: requiredText(params, 'customer') }, 'customer').id
      const id = account.newId('bps')
      const returnUrl = textParam(params, 'return_url') ?? null
      const url = `${origin}/p/session/${id}`
      return account.put(newPortalSession(account, { id, customer, returnUrl, url }))
    },
  },
]

function liveCustomer({ account, id }: Pick<Call, 'account' | 'id'>, param = 'id'): Stripe.Customer {
  const customer = get(account, 'customer', id, param)
  if (customer.deleted) throw missing('customer', id, param)
  return customer as Stripe.Customer
}

function createSession({ account, params, origin }: Call): object {
  if (requiredText(params, 'mode') !== 'subscription') {
    throw refusal(400, 'parameter_invalid', 'The sandbox sells subscriptions only.', 'mode')
  }
  if (Object.values(partParam(params, 'payment_method_types')).some((each) => each !== 'card')) {
    throw refusal(400, 'parameter_invalid', 'The sandbox takes cards only.', 'payment_method_types')
  }
  const price = get(account, 'price', requiredText(onlyItem(params), 'price'), 'line_items[0][price]')
  const customer = liveCustomer({ account, id: requiredText(params, 'customer') }, 'customer')
  const expiresAt = numberParam(params, 'expires_at') ?? account.now() + SESSION_MAX_S
  const lasts = expiresAt - account.now()
  if (lasts < SESSION_MIN_S - SLACK_S || lasts > SESSION_MAX_S + SLACK_S) {
    throw refusal(
      400,
      'parameter_invalid',
      'The `expires_at` must be between 30 minutes and 24 hours from now.',
      'expires_at',
    )
  }
  const id = account.newId('cs_test')
  const session = newCheckoutSession(account, {
    ...{ id, customer, price, expiresAt, url: `${origin}/c/pay/${id}` },
    successUrl: requiredText(params, 'success_url'),
    cancelUrl: textParam(params, 'cancel_url') ?? null,
    clientReferenceId: textParam(params, 'client_reference_id') ?? null,
    metadata: textsOf(params, 'metadata'),
  })
  account.purposes.set(id, {
    price: price.id,
    metadata: textsOf(partParam(params, 'subscription_data'), 'metadata'),
  })
  return account.put(session)
}

function onlyItem(params: Params): Params {
  const items = partParam(params, 'line_items')
  if (Object.keys(items).length !== 1)
    throw refusal(400, 'parameter_missing', 'One line item is needed.', 'line_items')
  return partParam(items, '0')
}
