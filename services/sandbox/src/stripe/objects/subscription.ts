import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import type { StripePrice, StripeSubscription, StripeSubscriptionItem } from './wire-types.ts'

export interface NewSubscription {
  readonly customer: string
  readonly price: StripePrice
  readonly paymentMethod: string
  readonly metadata: Stripe.Metadata
}

/** A subscription to one price whose first period begins now. */
export function newSubscription(
  account: Account,
  { customer, price, paymentMethod, metadata }: NewSubscription,
): StripeSubscription {
  const created = account.now()
  const id = account.newId('sub')
  const item: StripeSubscriptionItem = {
    id: account.newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: periodEnd(created, price),
    current_period_start: created,
    current_trial: null,
    discounts: [],
    metadata: {},
    price,
    quantity: 1,
    subscription: id,
    tax_rates: [],
  }
  return {
    ...NOT_USED,
    id,
    object: 'subscription',
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: created,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'itemized' } },
    billing_schedules: [],
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created,
    currency: price.currency,
    customer,
    default_payment_method: paymentMethod,
    default_tax_rates: [],
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    metadata,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: ['card'],
      save_default_payment_method: 'off',
    },
    start_date: created,
    status: 'incomplete',
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
  }
}

const NOT_USED = {
  application: null,
  application_fee_percent: null,
  billing_cycle_anchor_config: null,
  billing_thresholds: null,
  customer_account: null,
  days_until_due: null,
  default_source: null,
  description: null,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_start: null,
} satisfies Partial<Stripe.Subscription>

/** The end of the period of `price` that begins at `start`. */
export function periodEnd(start: number, { recurring }: Pick<StripePrice, 'recurring'>): number {
  const end = new Date(start * 1000)
  const day = end.getUTCDate()
  end.setUTCMonth(end.getUTCMonth() + (recurring?.interval === 'year' ? 12 : 1))
  // The 31st of January is followed by the last day of February.
  if (end.getUTCDate() !== day) end.setUTCDate(0)
  return end.getTime() / 1000
}

/** A subscription has one item here. */
export function itemOf({ items }: StripeSubscription): StripeSubscriptionItem {
  const [item] = items.data
  if (!item) throw new Error('a subscription without an item')
  return item
}
