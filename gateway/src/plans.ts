import type { GatewayConfig } from './config.ts'

/** What a paid plan is, as both pages that sell it show it (D-01). Prices are in `currency`, not in its cents. */
export interface PlanOption {
  readonly planType: 'monthly' | 'yearly'
  /** What the payment provider knows it by. */
  readonly priceId: string
  readonly price: number
  readonly currency: string
  readonly interval: 'month' | 'year'
  /** What a year costs by the month. */
  readonly monthlyEquivalent?: number
  /** Against paying by the month, for example `Save 33%`. Absent where there is nothing to save. */
  readonly savings?: string
}

/** The monthly plan, and the yearly one. */
export type PlanCatalogue = readonly [PlanOption, PlanOption & { readonly monthlyEquivalent: number }]

type PlanSettings = Pick<
  GatewayConfig,
  | 'PLAN_CURRENCY'
  | 'PLAN_MONTHLY_PRICE'
  | 'PLAN_MONTHLY_PRICE_ID'
  | 'PLAN_YEARLY_PRICE'
  | 'PLAN_YEARLY_PRICE_ID'
>

const MONTHS = 12

/** The one catalogue of plans, from the settings. What a year saves follows from the prices and is written nowhere. */
export function planOptions(settings: PlanSettings): PlanCatalogue {
  const { PLAN_CURRENCY: currency, PLAN_MONTHLY_PRICE: monthly, PLAN_YEARLY_PRICE: yearly } = settings
  const savings = savingsText(monthly, yearly)
  return [
    {
      planType: 'monthly',
      priceId: settings.PLAN_MONTHLY_PRICE_ID,
      price: monthly,
      currency,
      interval: 'month',
    },
    {
      planType: 'yearly',
      priceId: settings.PLAN_YEARLY_PRICE_ID,
      price: yearly,
      currency,
      interval: 'year',
      monthlyEquivalent: rounded(yearly / MONTHS, currency),
      ...(savings && { savings }),
    },
  ]
}

/** What the plans cost, as pages say it before any script has asked for them. */
export interface PlanTexts {
  readonly freePrice: string
  readonly monthlyPrice: string
  readonly yearlyPrice: string
  readonly yearlyPriceByMonth: string
  /** Empty where there is nothing to save. */
  readonly yearlySavings: string
}

export function planTexts([monthly, yearly]: PlanCatalogue): PlanTexts {
  const text = (amount: number) => money(amount, monthly.currency)
  return {
    freePrice: text(0),
    monthlyPrice: text(monthly.price),
    yearlyPrice: text(yearly.price),
    yearlyPriceByMonth: text(yearly.monthlyEquivalent),
    yearlySavings: yearly.savings ?? '',
  }
}

/** `$4.99`, and `$99` where nothing follows the point: as the page itself writes what it asks for. */
function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
}

/** Rounded down: a page may promise a little less than is true, never more. */
function savingsText(monthly: number, yearly: number): string | undefined {
  // To a millionth of a percent first, so that a saving of exactly a quarter is not 24.999….
  const percent = Math.floor(Number((100 - (100 * yearly) / (MONTHS * monthly)).toFixed(6)))
  return percent > 0 ? `Save ${percent}%` : undefined
}

/** To the currency's smallest coin: cents for dollars, whole yen. */
function rounded(amount: number, currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return Number(amount.toFixed(format.resolvedOptions().maximumFractionDigits))
}
