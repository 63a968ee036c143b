import { withoutWords } from '../clients/stripe/sdk.ts'
import { customerRepository } from '../db/customer-repository.ts'
import type { BillingDeps } from '../deps.ts'
import { seeCustomer } from '../use-cases/see-customer.ts'

const BATCH_MAX = 20

/**
 * Ends subscriptions whose payment was given back in Stripe's dashboard, or taken back by a bank: Stripe lets them go on, and
 * would charge again a person who has no plan any more. Returns how many it ended.
 */
export async function cancelRefunded({ payments, ...deps }: BillingDeps): Promise<number> {
  if (!payments) return 0
  let cancelled = 0
  for (const { id, customerId } of await customerRepository.listRefunded(deps.db, BATCH_MAX)) {
    try {
      await payments.cancelSubscription(id)
      await seeCustomer({ ...deps, payments }, customerId)
      cancelled += 1
    } catch (error) {
      deps.log.warn({ err: withoutWords(error), customerId }, 'refunded subscription not ended: tried again')
    }
  }
  return cancelled
}
