import { withoutWords } from '../clients/stripe/sdk.ts'
import { customerRepository } from '../db/customer-repository.ts'
import type { BillingDeps } from '../deps.ts'

const BATCH_MAX = 20

/** Tells Stripe the address that a person has now, so that receipts arrive. Returns how many it told. */
export async function tellAddresses({ db, now, payments, findAddress, log }: BillingDeps): Promise<number> {
  if (!payments) return 0
  let told = 0
  for (const { id, userId } of await customerRepository.listAddressDue(db, BATCH_MAX)) {
    try {
      const toldAt = now()
      const address = await findAddress(userId)
      if (address) await payments.setAddress(id, address)
      await customerRepository.setAddressTold(db, id, toldAt)
      told += 1
    } catch (error) {
      log.warn({ err: withoutWords(error), customerId: id }, 'address not told to Stripe: tried again')
    }
  }
  return told
}
