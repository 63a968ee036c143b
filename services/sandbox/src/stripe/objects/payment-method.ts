import type Stripe from 'stripe'
import type { Account } from '../account.ts'

/** A card, of which the last four digits are kept and no more. */
export function newCard(account: Account, customer: string, last4: string): Stripe.PaymentMethod {
  return {
    id: account.newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: null,
      country: 'US',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: 2040,
      funding: 'credit',
      generated_from: null,
      last4,
      networks: null,
      regulated_status: null,
      three_d_secure_usage: null,
      wallet: null,
    },
    created: account.now(),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
}
