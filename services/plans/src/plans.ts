import Type, { type Static, type TObject } from 'typebox'
import { Value } from 'typebox/value'

/** What plans are told by the operator. */
export const planSettings = {
  /** What plans cost (D-01), in PLAN_CURRENCY itself and not in its cents; what a year saves is computed from it. */
  PLAN_MONTHLY_PRICE: Type.Number({ exclusiveMinimum: 0, default: 4.99 }),
  PLAN_YEARLY_PRICE: Type.Number({ exclusiveMinimum: 0, default: 39.99 }),
  /** ISO 4217. */
  PLAN_CURRENCY: Type.String({ pattern: '^[A-Z]{3}$', default: 'USD' }),
  /** What the payment provider knows these prices by. */
  PLAN_MONTHLY_PRICE_ID: Type.String({ default: 'price_monthly' }),
  PLAN_YEARLY_PRICE_ID: Type.String({ default: 'price_yearly' }),
}
export type PlanSettings = Static<TObject<typeof planSettings>>

/** What plans cost where the operator says nothing. */
export function planDefaults(): PlanSettings {
  return Value.Create(Type.Object(planSettings))
}

/** What a paid plan is, as both pages that sell it show it (D-01). Prices are in `currency`, not in its cents. */
export const PlanView = Type.Object({
  planType: Type.Enum(['monthly', 'yearly']),
  /** What the payment provider knows it by. */
  priceId: Type.String(),
  price: Type.Number({ exclusiveMinimum: 0 }),
  currency: Type.String({ description: 'ISO 4217', examples: ['USD'] }),
  interval: Type.Enum(['month', 'year']),
  monthlyEquivalent: Type.Optional(
    Type.Number({ exclusiveMinimum: 0, description: 'What a year costs by the month' }),
  ),
  savings: Type.Optional(
    Type.String({
      description: 'Against paying by the month; absent where nothing is saved',
      examples: ['Save 33%'],
    }),
  ),
})
type PlanOption = Readonly<Static<typeof PlanView>>

/** The monthly plan, and the yearly one. */
export type PlanCatalogue = readonly [PlanOption, PlanOption & { readonly monthlyEquivalent: number }]

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

/** The catalogue as billing answers it; undefined where something else was answered. */
export function readCatalogue(given: unknown): PlanCatalogue | undefined {
  if (!Value.Check(Type.Array(PlanView), given)) return undefined
  const monthly = given.find(({ planType }) => planType === 'monthly')
  const yearly = given.find(({ planType }) => planType === 'yearly')
  const monthlyEquivalent = yearly?.monthlyEquivalent
  if (!monthly || !yearly || monthlyEquivalent === undefined) return undefined
  return [monthly, { ...yearly, monthlyEquivalent }]
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
