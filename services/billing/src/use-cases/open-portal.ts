import { customerRepository } from '../db/customer-repository.ts'
import type { BillingDeps } from '../deps.ts'
import { NoSubscription, PortalUnavailable } from '../errors.ts'
import { askingStripe, requirePayments } from './paying.ts'

/** Where a person changes, cancels or resumes their own subscription. Throws NoSubscription, PlansClosed and PortalUnavailable. */
export async function openPortal(given: BillingDeps, userId: string): Promise<string> {
  const deps = requirePayments(given)
  const customer = await customerRepository.findLive(deps.db, userId)
  if (!customer) throw new NoSubscription()
  return askingStripe(PortalUnavailable, () => deps.payments.openPortal(customer.id))
}
