import type Stripe from 'stripe'
import { type Account, idOf } from '../account.ts'
import { newInvoice } from '../objects/invoice.ts'
import { itemOf, type NewSubscription, newSubscription, periodEnd } from '../objects/subscription.ts'
import type { StripeInvoice, StripePrice, StripeSubscription } from '../objects/wire-types.ts'
import { paysLater } from './cards.ts'
import { change } from './change.ts'
import { payInvoice } from './payments.ts'
import { refusal } from './refusal.ts'

const UPDATED = 'customer.subscription.updated'
const OVER: readonly string[] = ['canceled', 'incomplete_expired']

export function isOver({ status }: StripeSubscription): boolean {
  return OVER.includes(status)
}

/** Begins a subscription whose first invoice is paid at once. */
export function startSubscription(account: Account, given: NewSubscription): StripeSubscription {
  const subscription = account.put(newSubscription(account, given))
  const invoice = account.put(newInvoice(account, subscription, 'subscription_create'))
  change(account, subscription, { latest_invoice: invoice.id })
  account.emit('customer.subscription.created', subscription)
  account.emit('invoice.created', invoice)
  account.emit('invoice.finalized', invoice)
  payInvoice(account, invoice, given.paymentMethod)
  return change(account, subscription, { status: 'active' }, UPDATED)
}

/** What happens at the end of a period: the subscription ends, or is charged for the next one. */
export function endPeriod(account: Account, subscription: StripeSubscription): void {
  if (subscription.cancel_at_period_end) {
    cancelNow(account, subscription, 'cancellation_requested')
    return
  }
  const item = itemOf(subscription)
  const start = item.current_period_end
  Object.assign(item, { current_period_start: start, current_period_end: periodEnd(start, item.price) })
  const invoice = account.put(newInvoice(account, subscription, 'subscription_cycle'))
  change(account, subscription, { latest_invoice: invoice.id })
  account.emit('invoice.created', invoice)
  account.emit('invoice.finalized', invoice)
  if (subscription.pause_collection) voidInvoice(account, invoice)
  else chargeAgain(account, subscription)
}

function voidInvoice(account: Account, invoice: StripeInvoice): void {
  const status_transitions = { ...invoice.status_transitions, voided_at: account.now() }
  change(account, invoice, { status: 'void', status_transitions }, 'invoice.voided')
}

/** Charges nothing from the next period on, or charges again without a `behavior`. Only `void` is played. */
export function pauseCollection(
  account: Account,
  subscription: StripeSubscription,
  behavior: string | undefined,
): void {
  requireLive(subscription)
  if (behavior !== undefined && behavior !== 'void') {
    throw refusal(400, 'parameter_invalid', 'The sandbox voids invoices only.', 'pause_collection[behavior]')
  }
  const pause_collection = behavior ? { behavior, resumes_at: null } : null
  change(account, subscription, { pause_collection }, UPDATED)
}

/** Tries to charge for the latest invoice. After the last attempt the subscription ends, which is Stripe's default. */
export function chargeAgain(account: Account, subscription: StripeSubscription): void {
  const invoice = account.find('invoice', idOf(subscription.latest_invoice))
  if (invoice?.status !== 'open') return
  const card = account.find('payment_method', idOf(subscription.default_payment_method))
  const pays = paysLater(card?.card?.last4)
  if (payInvoice(account, invoice, card?.id ?? '', pays ? undefined : 'card_declined')) {
    change(account, subscription, { status: 'active' }, UPDATED)
  } else if (invoice.next_payment_attempt === null) {
    cancelNow(account, subscription, 'payment_failed')
  } else {
    change(account, subscription, { status: 'past_due' }, UPDATED)
  }
}

export function cancelNow(
  account: Account,
  subscription: StripeSubscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): void {
  const now = account.now()
  change(account, subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancellation_details: { ...NO_DETAILS, reason },
  })
  account.emit('customer.subscription.deleted', subscription)
}

const NO_DETAILS = { comment: null, feedback: null, feedback_option: null, reason: null }

/** Cancels at the end of the period, or takes that back. */
export function setCancelAtPeriodEnd(
  account: Account,
  subscription: StripeSubscription,
  cancels: boolean,
): void {
  requireLive(subscription)
  const now = account.now()
  change(
    account,
    subscription,
    {
      cancel_at_period_end: cancels,
      cancel_at: cancels ? itemOf(subscription).current_period_end : null,
      canceled_at: cancels ? now : null,
      cancellation_details: { ...NO_DETAILS, reason: cancels ? 'cancellation_requested' : null },
    },
    UPDATED,
  )
}

/** Changes the price from the next period on. Nothing is charged for the present one. */
export function switchPrice(account: Account, subscription: StripeSubscription, price: StripePrice): void {
  requireLive(subscription)
  const previous = structuredClone(subscription.items)
  Object.assign(itemOf(subscription), { price })
  account.emit(UPDATED, subscription, { items: previous })
}

function requireLive(subscription: StripeSubscription): void {
  if (!isOver(subscription)) return
  throw refusal(400, 'resource_missing', 'A canceled subscription can only update its cancellation_details.')
}

/** Puts a subscription into a status that only Stripe's own rules lead to. */
export function become(account: Account, subscription: StripeSubscription, status: BecomeStatus): void {
  if (isOver(subscription)) return
  const was = subscription.status
  if (status === 'canceled') {
    cancelNow(account, subscription, 'cancellation_requested')
    return
  }
  change(account, subscription, { status }, UPDATED)
  if (status === 'paused') account.emit('customer.subscription.paused', subscription)
  if (was === 'paused' && status !== 'paused') account.emit('customer.subscription.resumed', subscription)
}

export const BECOME = [
  'active',
  'canceled',
  'incomplete',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const
export type BecomeStatus = (typeof BECOME)[number]

/** Deletes a customer with all that is live of them. */
export function deleteCustomer(account: Account, id: string): Stripe.DeletedCustomer {
  const customer = account.find('customer', id)
  for (const subscription of account.all('subscription')) {
    if (subscription.customer === id && !isOver(subscription)) {
      cancelNow(account, subscription, 'cancellation_requested')
    }
  }
  for (const session of account.all('checkout.session')) {
    if (session.customer === id && session.status === 'open')
      change(account, session, { status: 'expired', url: null })
  }
  if (customer && !customer.deleted) account.emit('customer.deleted', customer)
  return account.put({ id, object: 'customer', deleted: true }) as Stripe.DeletedCustomer
}
