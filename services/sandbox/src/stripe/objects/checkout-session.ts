import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import type { StripePrice } from './wire-types.ts'

export interface NewCheckoutSession {
  readonly id: string
  readonly url: string
  readonly customer: Stripe.Customer
  readonly price: StripePrice
  readonly successUrl: string
  readonly cancelUrl: string | null
  readonly clientReferenceId: string | null
  readonly metadata: Stripe.Metadata
  readonly expiresAt: number
}

/** A session in subscription mode with one price, open. */
export function newCheckoutSession(account: Account, given: NewCheckoutSession): Stripe.Checkout.Session {
  const { id, url, customer, price } = given
  return {
    ...NOT_USED,
    id,
    object: 'checkout.session',
    amount_subtotal: price.unit_amount,
    amount_total: price.unit_amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: given.cancelUrl,
    client_reference_id: given.clientReferenceId,
    created: account.now(),
    currency: price.currency,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: customer.id,
    customer_details: {
      address: null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: null,
    },
    discounts: [],
    expires_at: given.expiresAt,
    livemode: false,
    metadata: given.metadata,
    mode: 'subscription',
    payment_method_collection: 'always',
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    phone_number_collection: { enabled: false },
    saved_payment_method_options: {
      allow_redisplay_filters: ['always'],
      payment_method_remove: 'disabled',
      payment_method_save: null,
    },
    shipping_options: [],
    status: 'open',
    success_url: given.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url,
  }
}

/** What the hosted page of a subscription leaves empty. */
const NOT_USED = {
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  customer_account: null,
  customer_creation: null,
  customer_email: null,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  locale: null,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_configuration_details: null,
  permissions: null,
  recovered_from: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  submit_type: null,
  subscription: null,
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>
