import type { Worker } from '@selah/kit/service/definition'
import type { BillingDeps } from '../deps.ts'
import { cancelRefunded } from './cancel-refunded.ts'
import { closeCheckouts } from './close-checkouts.ts'
import { comparePrices } from './compare-prices.ts'
import { deleteErasedCustomers } from './delete-erased-customers.ts'
import { endEntitlements } from './end-entitlements.ts'
import { handleStripeEvents } from './handle-stripe-events.ts'
import { measureStripeEvents } from './measure-stripe-events.ts'
import { pauseDisputed } from './pause-disputed.ts'
import { purgeStripeEvents } from './purge-stripe-events.ts'
import { createReconciler } from './reconcile-at-times.ts'
import { tellAddresses } from './tell-addresses.ts'

const SECOND_MS = 1_000

/** What runs in the background of this service. */
export function workers(deps: BillingDeps): Worker[] {
  measureStripeEvents(deps)
  return [
    { name: 'handle stripe events', everyMs: 250, run: () => handleStripeEvents(deps) },
    { name: 'end entitlements', everyMs: 5 * SECOND_MS, run: () => endEntitlements(deps) },
    { name: 'cancel refunded', everyMs: 5 * SECOND_MS, run: () => cancelRefunded(deps) },
    { name: 'pause disputed', everyMs: 5 * SECOND_MS, run: () => pauseDisputed(deps) },
    { name: 'tell addresses', everyMs: 5 * SECOND_MS, run: () => tellAddresses(deps) },
    { name: 'compare prices', everyMs: 900 * SECOND_MS, run: () => comparePrices(deps) },
    { name: 'close checkouts', everyMs: 5 * SECOND_MS, run: () => closeCheckouts(deps) },
    { name: 'delete erased customers', everyMs: 2 * SECOND_MS, run: () => deleteErasedCustomers(deps) },
    { name: 'reconcile with stripe', everyMs: 15 * SECOND_MS, run: createReconciler(deps) },
    { name: 'purge stripe events', everyMs: 3600 * SECOND_MS, run: () => purgeStripeEvents(deps) },
  ]
}
