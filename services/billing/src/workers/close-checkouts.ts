import { withoutWords } from '../clients/stripe/sdk.ts'
import { checkoutRepository } from '../db/checkout-repository.ts'
import type { BillingDeps } from '../deps.ts'
import { closeCheckout } from '../use-cases/close-checkout.ts'

const BATCH_MAX = 20

/** Closes pages at Stripe that nobody is to pay on any more. */
export async function closeCheckouts(deps: BillingDeps): Promise<number> {
  const { payments, log } = deps
  if (!payments) return 0
  let closed = 0
  for (const checkout of await checkoutRepository.listAllReplaced(deps.db, BATCH_MAX)) {
    try {
      await closeCheckout({ ...deps, payments }, checkout)
      closed += 1
    } catch (error) {
      log.warn({ err: withoutWords(error), checkoutId: checkout.id }, 'checkout not closed: tried again')
    }
  }
  return closed
}
