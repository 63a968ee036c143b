import { customerRepository } from '../db/customer-repository.ts'
import type { BillingDeps } from '../deps.ts'
import { NoSubscription, PortalUnavailable } from '../errors.ts'
import { askingStripe } from './paying.ts'

/** Where a person changes, cancels or resumes their own subscription. Throws NoSubscription and PortalUnavailable. */
export async function openPortal({ db, payments }: BillingDeps, userId: string): Promise<string> {
  const customer = await customerRepository.findLive(db, userId)
  if (!customer) throw new NoSubscription()
  if (!payments) throw new PortalUnavailable()
  return askingStripe(PortalUnavailable, () => payments.openPortal(customer.id))
}
