export type PlanType = 'monthly' | 'yearly'

/** Stripe may add others, which give nothing until they are looked at here. */
export type SubscriptionStatus =
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'incomplete'
  | 'incomplete_expired'
  | 'unpaid'
  | 'paused'
  | 'canceled'
  | 'unknown'

/** What is known of one subscription. */
export interface SubscriptionFacts {
  readonly status: SubscriptionStatus
  readonly plan: PlanType
  /** When it ends because somebody cancelled it. */
  readonly cancelsAt: Date | null
  /** When the first invoice that is not paid was issued. */
  readonly unpaidSince: Date | null
  /** The payment of the latest invoice was given back in full, or a bank has taken it back. */
  readonly refunded: boolean
}

/** What is known of one person. */
export interface EntitlementFacts {
  readonly subscriptions: readonly SubscriptionFacts[]
  /** A bank takes back one of their payments, and has not decided. */
  readonly hasOpenDispute: boolean
}

export interface EntitlementPolicy {
  /** How long a person stays premium while a renewal cannot be charged. */
  readonly pastDueDays: number
  readonly disputeSuspends: boolean
}

export interface Entitlement {
  readonly premium: boolean
  /** The best of what is paid for; null without premium. */
  readonly plan: PlanType | null
  /** When it changes by itself if nothing else is heard; null for never. */
  readonly nextChangeAt: Date | null
}

export const NOT_ENTITLED: Entitlement = { premium: false, plan: null, nextChangeAt: null }

const DAY_MS = 24 * 60 * 60 * 1000

/** What a person may use at `now`: the rules of payment, and nothing else. */
export function entitlementOf(facts: EntitlementFacts, now: Date, policy: EntitlementPolicy): Entitlement {
  if (facts.hasOpenDispute && policy.disputeSuspends) return NOT_ENTITLED
  const paid = facts.subscriptions
    .map(({ plan, ...subscription }) => ({ plan, until: endOf(subscription, policy) }))
    .filter(({ until }) => until > now.getTime())
  if (paid.length === 0) return NOT_ENTITLED
  const plan = paid.some((each) => each.plan === 'yearly') ? 'yearly' : 'monthly'
  const next = Math.min(...paid.map(({ until }) => until))
  return { premium: true, plan, nextChangeAt: next === NEVER ? null : new Date(next) }
}

const NEVER = Number.POSITIVE_INFINITY
const OVER = Number.NEGATIVE_INFINITY

/**
 * When a subscription stops giving anything, as far as is known. The end of a period that was paid is not such an end:
 * a renewal that we have not heard of takes nothing from anybody.
 */
function endOf(facts: Omit<SubscriptionFacts, 'plan'>, policy: EntitlementPolicy): number {
  const { status, cancelsAt, unpaidSince, refunded } = facts
  if (refunded) return OVER
  const cancelled = cancelsAt?.getTime() ?? NEVER
  if (status === 'trialing' || status === 'active') return cancelled
  if (status !== 'past_due' || !unpaidSince) return OVER
  return Math.min(cancelled, unpaidSince.getTime() + policy.pastDueDays * DAY_MS)
}
