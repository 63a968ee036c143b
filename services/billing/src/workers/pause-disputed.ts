import { withoutWords } from '../clients/stripe/sdk.ts'
import { customerRepository } from '../db/customer-repository.ts'
import type { BillingDeps } from '../deps.ts'
import { seeCustomer } from '../use-cases/see-customer.ts'

const BATCH_MAX = 20

/**
 * Nobody is charged for a plan that is suspended: while a bank decides on a payment, Stripe collects nothing, and after it
 * collects again. Returns how many subscriptions it paused or resumed.
 */
export async function pauseDisputed({ payments, ...deps }: BillingDeps): Promise<number> {
  if (!payments || !deps.policy.disputeSuspends) return 0
  let changed = 0
  for (const { id, customerId, hasOpenDispute } of await customerRepository.listWronglyCharged(
    deps.db,
    BATCH_MAX,
  )) {
    try {
      await payments.pauseForDispute(id, hasOpenDispute)
      await seeCustomer({ ...deps, payments }, customerId)
      changed += 1
    } catch (error) {
      deps.log.warn(
        { err: withoutWords(error), customerId },
        'disputed subscription not paused or resumed: tried again',
      )
    }
  }
  return changed
}
