import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import type { StripePrice } from './wire-types.ts'

export function newCustomer(
  account: Account,
  { email = null, metadata = {}, ...given }: Partial<Pick<Stripe.Customer, 'email' | 'name' | 'metadata'>>,
): Stripe.Customer {
  return {
    id: account.newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: account.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_prefix: account.newId('').slice(1, 9).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name: given.name ?? null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}

export function newProduct(account: Account, name: string): Stripe.Product {
  return {
    id: account.newId('prod'),
    object: 'product',
    active: true,
    created: account.now(),
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: account.now(),
    url: null,
  }
}

export interface NewPrice {
  readonly id: string
  readonly product: string
  readonly currency: string
  /** In the smallest coin. */
  readonly amount: number
  readonly interval: 'month' | 'year'
}

export function newPrice(
  account: Account,
  { id, product, currency, amount, interval }: NewPrice,
): StripePrice {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: account.now(),
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  }
}

export interface NewPortalSession {
  readonly customer: string
  readonly returnUrl: string | null
  readonly url: string
  readonly id: string
}

export function newPortalSession(
  account: Account,
  { id, customer, returnUrl, url }: NewPortalSession,
): Stripe.BillingPortal.Session {
  return {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created: account.now(),
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url,
  }
}
