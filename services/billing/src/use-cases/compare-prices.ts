import type { Base } from '@selah/kit/service/needs'
import type { PlanCatalogue } from '@selah/plans'
import type { Payments, SoldPrice } from '../clients/stripe/payments.ts'

type Plan = PlanCatalogue[number]

/** Whether Stripe charges for a plan what our pages say. The log says where it does not. */
export type IsPriceRight = (plan: Plan) => Promise<boolean>

/** A price at Stripe cannot be changed, only another one put in its place. */
const RIGHT_FOR_MS = 15 * 60 * 1000

/** Asks Stripe, and asks again after a while. */
export function createPriceCheck(payments: Payments, { log, now }: Base): IsPriceRight {
  const rightSince = new Map<string, number>()
  return async (plan) => {
    const { planType, priceId } = plan
    const since = rightSince.get(priceId)
    if (since !== undefined && now().getTime() - since < RIGHT_FOR_MS) return true
    const sold = await payments.findPrice(priceId)
    if (sold && isSame(plan, sold)) {
      rightSince.set(priceId, now().getTime())
      return true
    }
    log.error({ planType, priceId, sold }, 'Stripe has another price than our pages: this plan is not sold')
    return false
  }
}

function isSame({ price, currency, interval }: Plan, sold: SoldPrice): boolean {
  const isSameAmount = sold.amount === inCoins(price, currency)
  return isSameAmount && sold.currency === currency.toLowerCase() && sold.interval === interval
}

/** Stripe counts in the smallest coin: 499 for $4.99, 500 for ¥500. */
function inCoins(amount: number, currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return Math.round(amount * 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
