import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import type { Tx } from '@selah/kit/db'
import { publishEvent } from '@selah/kit/events/outbox'
import { EntitlementChanged } from '@selah/proto/events'
import { customerRepository } from '../db/customer-repository.ts'
import { entitlementRepository, type KnownEntitlement } from '../db/entitlement-repository.ts'
import type { BillingDeps } from '../deps.ts'
import { entitlementOf } from '../domain/entitlement.ts'

/**
 * Computes what a person may use from what is stored, and announces it when it has changed. The person must be
 * locked. Returns whether it has.
 */
export async function settleEntitlement(
  { now, policy }: Pick<BillingDeps, 'now' | 'policy'>,
  tx: Tx,
  known: KnownEntitlement,
): Promise<boolean> {
  const { userId } = known
  const changedAt = now()
  const customers = await customerRepository.listOf(tx, userId)
  const subscriptions = await customerRepository.listSubscriptions(tx, userId)
  const hasOpenDispute = customers.some((each) => each.hasOpenDispute)
  const entitlement = entitlementOf({ subscriptions, hasOpenDispute }, changedAt, policy)
  const { premium, plan } = entitlement
  const hasChanged = premium !== known.premium || plan !== known.plan
  if (!hasChanged) {
    const { version } = known
    await entitlementRepository.store(tx, { ...entitlement, userId, version, changedAt: known.changedAt })
    return false
  }
  const version = known.version + 1
  await entitlementRepository.store(tx, { ...entitlement, userId, version, changedAt })
  await publishEvent(tx, EntitlementChanged, userId, {
    ...{ userId, premium, version: BigInt(version), plan: plan ?? '', earlyAccess: premium },
    changedAt: timestampFromDate(changedAt),
  })
  return true
}
