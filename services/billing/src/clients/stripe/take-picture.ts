import type Stripe from 'stripe'
import type { PlanType, SubscriptionStatus } from '../../domain/entitlement.ts'
import { isRefunded, type Picture, type SeenInvoice, type SeenSubscription } from '../../domain/picture.ts'
import { dateOf, idOf } from './sdk.ts'

/** Marks a subscription that we paused ourselves, beside those that an operator paused. */
export const PAUSED_FOR = 'paused_for'
export const DISPUTE = 'dispute'

/** More than one person ever has; older ones change nothing. */
const LIST_MAX = 100

/**
 * Asks Stripe for everything of one customer. What is asked for later refers to what was asked for before, so that a
 * change in between never leaves a subscription without its invoice.
 */
export async function takePicture(
  stripe: Stripe,
  customer: string,
  options: Stripe.RequestOptions,
): Promise<Picture> {
  const found = await stripe.customers.retrieve(customer, {}, options)
  const page = { customer, limit: LIST_MAX }
  const subscriptions = await stripe.subscriptions.list({ ...page, status: 'all' }, options)
  const invoices = await stripe.invoices.list({ ...page, expand: ['data.payments'] }, options)
  const charges = await stripe.charges.list(page, options)
  const disputed = charges.data.filter((each) => each.disputed)
  const disputes = await Promise.all(disputed.map(({ id }) => stripe.disputes.list({ charge: id }, options)))
  const all = disputes.flatMap(({ data }) => data)
  const lost = all.filter(({ status }) => status === 'lost').map(({ charge }) => idOf(charge))
  const taken = charges.data.filter(({ id }) => lost.includes(id))
  const takenBack = invoices.data.filter((invoice) => paymentsOf(invoice, taken).length > 0)
  return {
    isDeleted: found.deleted === true,
    // Of a customer who is deleted it says nothing of what their person pays for now.
    hasOpenDispute: found.deleted !== true && all.some(isOpen),
    subscriptions: subscriptions.data.map((each) => {
      // Newest first, as Stripe lists them. A void one asks for nothing: the one before it counts.
      const own = invoices.data.filter((invoice) => isOf(invoice, each) && invoice.status !== 'void')
      const [latest] = own
      const isGivenBack = latest !== undefined && isRefunded(toInvoice(latest, charges.data))
      const isTakenBack = takenBack.some(({ id }) => id === latest?.id)
      return toSubscription(each, { own, refunded: isGivenBack || isTakenBack })
    }),
    invoices: invoices.data.map((invoice) => toInvoice(invoice, charges.data)),
  }
}

/** A bank's question (`warning_…`) takes no money back. */
const DECIDED: readonly string[] = ['won', 'lost', 'prevented']

function isOpen({ status }: Stripe.Dispute): boolean {
  return !DECIDED.includes(status) && !status.startsWith('warning_')
}

function isOf({ parent }: Stripe.Invoice, { id }: Stripe.Subscription): boolean {
  return idOf(parent?.subscription_details?.subscription) === id
}

function toInvoice(invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): SeenInvoice {
  const paying = paymentsOf(invoice, charges)
  return {
    id: invoice.id,
    amountPaid: invoice.amount_paid,
    amountRefunded: paying.reduce((sum, charge) => sum + charge.amount_refunded, 0),
    currency: invoice.currency,
    issuedAt: issuedAt(invoice),
  }
}

function issuedAt({ status_transitions, created }: Stripe.Invoice): Date {
  return dateOf(status_transitions.finalized_at ?? created)
}

/** Those of the charges that paid an invoice. */
function paymentsOf(invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): Stripe.Charge[] {
  const intents = (invoice.payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent))
  return charges.filter(({ paid, payment_intent }) => paid && intents.includes(idOf(payment_intent)))
}

const STATUSES: readonly string[] = [
  'trialing',
  'active',
  'past_due',
  'incomplete',
  'incomplete_expired',
  'unpaid',
  'paused',
  'canceled',
] satisfies SubscriptionStatus[]

interface Invoiced {
  /** Its invoices, newest first. */
  readonly own: readonly Stripe.Invoice[]
  readonly refunded: boolean
}

function toSubscription(subscription: Stripe.Subscription, { own, refunded }: Invoiced): SeenSubscription {
  const { id, status, start_date, cancel_at, cancel_at_period_end, pause_collection, metadata } = subscription
  // The first of those that are not paid: a further one does not give more time.
  const unpaid = own.findLast((invoice) => invoice.status === 'open') ?? own[0]
  const [item] = subscription.items.data
  if (!item) throw new Error(`subscription ${id} has no item`)
  const periodEnd = dateOf(item.current_period_end)
  const endsAt = cancel_at === null ? null : dateOf(cancel_at)
  return {
    id,
    status: STATUSES.includes(status) ? (status as SubscriptionStatus) : 'unknown',
    plan: planOf(item.price),
    startedAt: dateOf(start_date),
    periodEnd,
    cancelsAt: endsAt ?? (cancel_at_period_end ? periodEnd : null),
    unpaidSince:
      status === 'past_due' ? (unpaid ? issuedAt(unpaid) : dateOf(item.current_period_start)) : null,
    refunded,
    pausedForDispute: pause_collection !== null && metadata[PAUSED_FOR] === DISPUTE,
  }
}

/** By how often it is charged: a price that is sold no more still has its subscribers. */
function planOf({ recurring }: Stripe.Price): PlanType {
  return recurring?.interval === 'year' ? 'yearly' : 'monthly'
}
