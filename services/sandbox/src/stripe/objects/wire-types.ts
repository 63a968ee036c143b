import type Stripe from 'stripe'

// Objects as they are on the wire, where that is not as the SDK gives them: it makes objects of its own of decimal strings.

export type StripePrice = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string | null }

interface List<Item> {
  object: 'list'
  data: Item[]
  has_more: boolean
  url: string
}

export type StripeSubscriptionItem = Omit<Stripe.SubscriptionItem, 'plan' | 'price'> & { price: StripePrice }
export type StripeSubscription = Omit<Stripe.Subscription, 'items'> & { items: List<StripeSubscriptionItem> }

export type StripeInvoiceLine = Omit<Stripe.InvoiceLineItem, 'quantity_decimal'> & {
  quantity_decimal: string | null
}
export type StripeInvoice = Omit<Stripe.Invoice, 'lines' | 'payments'> & { lines: List<StripeInvoiceLine> }

export type StripeEvent = Omit<Stripe.EventBase, 'data' | 'type'> & {
  type: string
  data: { object: object; previous_attributes?: object }
}
