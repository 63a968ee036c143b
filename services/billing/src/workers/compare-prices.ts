import { withoutWords } from '../clients/stripe/sdk.ts'
import type { BillingDeps } from '../deps.ts'

/** Tells the operator, at the start and from time to time, where Stripe has other prices than our pages. */
export async function comparePrices({ isPriceRight, plans, log }: BillingDeps): Promise<number> {
  try {
    for (const plan of plans) await isPriceRight(plan)
  } catch (error) {
    log.warn({ err: withoutWords(error) }, 'prices not compared with Stripe: tried again')
  }
  return 0
}
