import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { itemOf } from './subscription.ts'
import type { StripeInvoice, StripeInvoiceLine, StripeSubscription } from './wire-types.ts'

/** The invoice for a subscription's present period, finalized and not yet paid. */
export function newInvoice(
  account: Account,
  subscription: StripeSubscription,
  billingReason: 'subscription_create' | 'subscription_cycle',
): StripeInvoice {
  const id = account.newId('in')
  const created = account.now()
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription)
  const amount = price.unit_amount ?? 0
  return {
    ...NOT_USED,
    id,
    object: 'invoice',
    account_country: 'US',
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    billing_reason: billingReason,
    collection_method: 'charge_automatically',
    created,
    currency: price.currency,
    customer: subscription.customer,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_tax_rates: [],
    discounts: [],
    effective_at: created,
    ending_balance: 0,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    lines: {
      object: 'list',
      data: [newLine(account, id, subscription, { start, end })],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    number: id.slice(-8).toUpperCase(),
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: ['card'] },
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    status: 'open',
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: created,
  }
}

const NOT_USED = {
  account_name: null,
  account_tax_ids: null,
  application: null,
  automatically_finalizes_at: null,
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_email: null,
  customer_name: null,
  customer_phone: null,
  customer_shipping: null,
  default_payment_method: null,
  default_source: null,
  description: null,
  due_date: null,
  footer: null,
  from_invoice: null,
  last_finalization_error: null,
  latest_revision: null,
  next_payment_attempt: null,
  on_behalf_of: null,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  test_clock: null,
} satisfies Partial<Stripe.Invoice>

function newLine(
  account: Account,
  invoice: string,
  subscription: StripeSubscription,
  period: Stripe.InvoiceLineItem.Period,
): StripeInvoiceLine {
  const { id: item, price } = itemOf(subscription)
  const amount = price.unit_amount ?? 0
  return {
    id: account.newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: null,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: null,
    quantity: 1,
    quantity_decimal: '1',
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  }
}

export function newInvoicePayment(
  account: Account,
  invoice: StripeInvoice,
  paymentIntent: string,
): Stripe.InvoicePayment {
  return {
    id: account.newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: account.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  }
}
