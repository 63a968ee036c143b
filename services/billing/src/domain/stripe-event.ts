/** That something happened at Stripe. What it is now is asked for, never read from the event. */
export interface StripeEvent {
  readonly id: string
  readonly type: string
  readonly createdAt: Date
  readonly customerId: string | null
  readonly chargeId: string | null
}

/** What entitlement or bookkeeping can follow from. Any other event is stored and left. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'charge.refunded',
  'refund.updated',
  'charge.dispute.created',
  'charge.dispute.closed',
  'customer.deleted',
] as const

export function isOurs({ type, customerId, chargeId }: StripeEvent): boolean {
  return (EVENT_TYPES as readonly string[]).includes(type) && (customerId !== null || chargeId !== null)
}
