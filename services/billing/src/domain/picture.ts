import type { SubscriptionFacts, SubscriptionStatus } from './entitlement.ts'

export interface SeenSubscription extends SubscriptionFacts {
  readonly id: string
  readonly startedAt: Date
  readonly periodEnd: Date
  /** We stopped charging for it while a bank decides. */
  readonly pausedForDispute: boolean
}

export interface SeenInvoice {
  readonly id: string
  /** In the currency's smallest coin. */
  readonly amountPaid: number
  readonly amountRefunded: number
  readonly currency: string
  readonly issuedAt: Date
}

/** Everything at Stripe that entitlement and bookkeeping follow from, of one customer, seen in one look. */
export interface Picture {
  readonly isDeleted: boolean
  readonly hasOpenDispute: boolean
  readonly subscriptions: readonly SeenSubscription[]
  readonly invoices: readonly SeenInvoice[]
}

/** Whether everything that was paid has been given back. */
export function isRefunded({
  amountPaid,
  amountRefunded,
}: Pick<SeenInvoice, 'amountPaid' | 'amountRefunded'>) {
  return amountPaid > 0 && amountRefunded >= amountPaid
}

/** Statuses of a subscription that is over for good. Beside any other, a second one would be charged twice. */
export const ENDED: readonly SubscriptionStatus[] = ['canceled', 'incomplete_expired']

export function isLive({ status }: Pick<SubscriptionFacts, 'status'>): boolean {
  return !ENDED.includes(status)
}

/** Whether a subscription has begun: its first payment went through, or a trial runs. */
export function hasBegun({ status }: Pick<SubscriptionFacts, 'status'>): boolean {
  return status === 'active' || status === 'trialing'
}
