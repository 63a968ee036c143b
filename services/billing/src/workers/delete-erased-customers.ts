import { crashPoint } from '@selah/kit/crash'
import { withTx } from '@selah/kit/db'
import { withoutWords } from '../clients/stripe/sdk.ts'
import { customerRepository } from '../db/customer-repository.ts'
import { stripeEventRepository } from '../db/stripe-event-repository.ts'
import type { BillingDeps } from '../deps.ts'

const BATCH_MAX = 20

/**
 * Ends the subscriptions of people who asked to be erased, and has Stripe delete what it knows of them (D-34). Only then
 * does their customer go from here, and only after that does this service say that nothing is left.
 */
export async function deleteErasedCustomers({ db, pool, payments, log }: BillingDeps): Promise<number> {
  let deleted = 0
  for (const id of await customerRepository.listErased(db, BATCH_MAX)) {
    try {
      if (!payments) throw new Error('no STRIPE_SECRET_KEY')
      await payments.deleteCustomer(id)
      crashPoint('billing.afterCustomerDeleted')
      await withTx(pool, async (tx) => {
        await stripeEventRepository.deleteOf(tx, id)
        await customerRepository.delete(tx, id)
      })
      deleted += 1
    } catch (error) {
      log.warn(
        { err: withoutWords(error), customerId: id },
        'erased customer not deleted at Stripe: tried again',
      )
    }
  }
  return deleted
}
