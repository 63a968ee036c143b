import { stripeEventRepository } from '../db/stripe-event-repository.ts'
import type { BillingDeps } from '../deps.ts'

/** Stripe's own list of events reaches as far back. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

export function purgeStripeEvents({ db, now }: BillingDeps): Promise<number> {
  return stripeEventRepository.purge(db, new Date(now().getTime() - KEPT_MS))
}
