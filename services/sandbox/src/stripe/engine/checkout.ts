import type Stripe from 'stripe'
import { type Account, idOf } from '../account.ts'
import { newCard } from '../objects/payment-method.ts'
import { cardNumbered } from './cards.ts'
import { change } from './change.ts'
import { refusal } from './refusal.ts'
import { startSubscription } from './subscriptions.ts'

export type CheckoutOutcome = 'completed' | 'invalid-card' | 'declined' | 'needs-authentication' | 'over'

export interface Payment {
  readonly number: string
  /** Whether the person has passed 3-D Secure. */
  readonly authenticated: boolean
}

/** What the pay button of the hosted page does. A session completes once, however often it is pressed. */
export function payCheckout(
  account: Account,
  session: Stripe.Checkout.Session,
  { number, authenticated }: Payment,
): CheckoutOutcome {
  if (session.status !== 'open') return 'over'
  const card = cardNumbered(number)
  if (!card) return 'invalid-card'
  if (card.declines) return 'declined'
  if (card.authenticates && !authenticated) return 'needs-authentication'
  const customer = idOf(session.customer)
  const { id: paymentMethod } = account.put(newCard(account, customer, card.last4))
  const { price: priceId, metadata } = account.purposes.get(session.id) ?? { price: '', metadata: {} }
  const price = account.find('price', priceId)
  if (!price) throw new Error('a session without a price')
  const subscription = startSubscription(account, { customer, price, paymentMethod, metadata })
  const paid = { status: 'complete', payment_status: 'paid', url: null } as const
  change(account, session, { ...paid, subscription: subscription.id, invoice: subscription.latest_invoice })
  account.emit('checkout.session.completed', session)
  return 'completed'
}

export function expireSession(account: Account, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  if (session.status !== 'open') {
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`
    throw refusal(400, 'resource_missing', message)
  }
  change(account, session, { status: 'expired', url: null })
  account.emit('checkout.session.expired', session)
  return session
}
