import { withTx } from '@selah/kit/db'
import { entitlementRepository } from '../db/entitlement-repository.ts'
import type { BillingDeps } from '../deps.ts'
import { settleEntitlement } from '../use-cases/settle-entitlement.ts'

const BATCH_MAX = 100

/** Settles what changes by the mere passing of time: the end of a cancelled period, or of patience with a failed payment. */
export async function endEntitlements(deps: BillingDeps): Promise<number> {
  const due = await entitlementRepository.listDue(deps.db, deps.now(), BATCH_MAX)
  for (const userId of due) {
    await withTx(deps.pool, async (tx) => {
      await settleEntitlement(deps, tx, await entitlementRepository.lock(tx, userId, deps.now()))
    })
  }
  return due.length
}
