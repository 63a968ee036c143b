import type Stripe from 'stripe'
import type { PlanType, SubscriptionStatus } from '../../domain/entitlement.ts'
import { isRefunded, type Picture, type SeenInvoice, type SeenSubscription } from '../../domain/picture.ts'
import { dateOf, idOf } from './sdk.ts'

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
  const seen = new Map(invoices.data.map((invoice) => [invoice.id, toInvoice(invoice, charges.data)]))
  const takenBack = invoices.data.filter((invoice) => paymentsOf(invoice, taken).length > 0)
  return {
    isDeleted: found.deleted === true,
    // Of a customer who is deleted it says nothing of what their person pays for now.
    hasOpenDispute: found.deleted !== true && all.some(isOpen),
    subscriptions: subscriptions.data.map((each) => {
      const latest = idOf(each.latest_invoice) ?? ''
      const isTakenBack = takenBack.some(({ id }) => id === latest)
      return toSubscription(each, seen.get(latest), isTakenBack)
    }),
    invoices: [...seen.values()],
  }
}

/** A bank's question (`warning_…`) takes no money back. */
const DECIDED: readonly string[] = ['won', 'lost', 'prevented']

function isOpen({ status }: Stripe.Dispute): boolean {
  return !DECIDED.includes(status) && !status.startsWith('warning_')
}

function toInvoice(invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): SeenInvoice {
  const paying = paymentsOf(invoice, charges)
  return {
    id: invoice.id,
    amountPaid: invoice.amount_paid,
    amountRefunded: paying.reduce((sum, charge) => sum + charge.amount_refunded, 0),
    currency: invoice.currency,
    issuedAt: dateOf(invoice.status_transitions.finalized_at ?? invoice.created),
  }
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

function toSubscription(
  subscription: Stripe.Subscription,
  latest: SeenInvoice | undefined,
  isTakenBack: boolean,
): SeenSubscription {
  const { id, status, start_date, cancel_at, cancel_at_period_end } = subscription
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
    unpaidSince: status === 'past_due' ? (latest?.issuedAt ?? dateOf(item.current_period_start)) : null,
    refunded: isTakenBack || (latest !== undefined && isRefunded(latest)),
  }
}

/** By how often it is charged: a price that is sold no more still has its subscribers. */
function planOf({ recurring }: Stripe.Price): PlanType {
  return recurring?.interval === 'year' ? 'yearly' : 'monthly'
}
