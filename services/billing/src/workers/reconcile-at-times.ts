import { meter } from '@selah/kit/metrics'
import { reconciliationRepository } from '../db/reconciliation-repository.ts'
import type { BillingDeps } from '../deps.ts'
import { reconcile } from '../use-cases/reconcile.ts'

/** Reconciles once the last time is long enough ago, in whichever process notices first. */
export function createReconciler(deps: BillingDeps): () => Promise<number> {
  const count = (name: string, description: string) => meter().createCounter(name, { description })
  const missedEvents = count('selah.billing.events_missed', 'Events of Stripe that no webhook told of')
  const mendedPeople = count('selah.billing.entitlements_mended', 'Entitlements that were put right')
  return async () => {
    const { payments, db, now, reconcileEveryMs } = deps
    if (!payments) return 0
    const last = await reconciliationRepository.find(db)
    if (last && now().getTime() - last.ranAt.getTime() < reconcileEveryMs) return 0
    const { missed, mended } = await reconcile({ ...deps, payments })
    missedEvents.add(missed)
    mendedPeople.add(mended)
    return mended
  }
}
