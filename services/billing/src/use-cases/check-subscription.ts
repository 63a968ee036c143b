import { withoutWords } from '../clients/stripe/sdk.ts'
import { customerRepository } from '../db/customer-repository.ts'
import { entitlementRepository } from '../db/entitlement-repository.ts'
import type { BillingDeps } from '../deps.ts'
import type { PlanType, SubscriptionStatus } from '../domain/entitlement.ts'
import { isLive } from '../domain/picture.ts'
import { seeCustomer } from './see-customer.ts'

export interface CheckedSubscription {
  readonly subscribed: boolean
  readonly plan?: PlanType
  readonly status?: SubscriptionStatus
  readonly periodEnd?: Date
  readonly cancelsAt?: Date
  /** Stripe did not answer: this is what was known last. */
  readonly stale: boolean
}

/** A picture that is younger than this is not taken again for the same question. */
const FRESH_MS = 2_000

/** What a person has, as Stripe says it now, or as it said last. */
export async function checkSubscription(deps: BillingDeps, userId: string): Promise<CheckedSubscription> {
  const stale = !(await isLookedUp(deps, userId))
  const entitlement = await entitlementRepository.find(deps.db, userId)
  const subscriptions = await customerRepository.listSubscriptions(deps.db, userId)
  const latest = subscriptions.findLast(isLive) ?? subscriptions.at(-1)
  return {
    subscribed: entitlement?.premium ?? false,
    ...(entitlement?.plan && { plan: entitlement.plan }),
    ...(latest && { status: latest.status, periodEnd: latest.periodEnd }),
    ...(latest?.cancelsAt && { cancelsAt: latest.cancelsAt }),
    stale,
  }
}

/** False where Stripe could not be asked. */
async function isLookedUp(deps: BillingDeps, userId: string): Promise<boolean> {
  const { payments, log, now } = deps
  const customer = await customerRepository.findLive(deps.db, userId)
  if (!customer) return true
  if (customer.seenAt && now().getTime() - customer.seenAt.getTime() < FRESH_MS) return true
  if (!payments) return false
  try {
    await seeCustomer({ ...deps, payments }, customer.id, { quick: true })
    return true
  } catch (error) {
    log.warn({ err: withoutWords(error), userId }, 'Stripe was not asked: its last word holds')
    return false
  }
}
