import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import { useConfig } from '../../api/config.ts'
import type { PlanOption } from '../../api/types.ts'
import { money } from '../../ui/format.ts'

/** What the plans cost, as a page says it. */
export interface Prices {
  readonly free: string
  readonly monthly: string
  readonly yearly: string
  readonly yearlyByMonth: string
  /** For example `Save 33%`; empty where there is nothing to save. */
  readonly yearlySavings: string
}

const HOUR_MS = 60 * 60 * 1000

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: () => answerOf(api.GET('/api/v1/plans')),
  staleTime: HOUR_MS,
})

/** The one catalogue (D-01): what the page was filled with, and what the service says as soon as it has. */
export function usePrices(): Prices {
  const config = useConfig()
  const { data: plans } = useQuery(plansQuery)
  return (
    (plans && pricesOf(plans)) ?? {
      free: config.freePrice,
      monthly: config.monthlyPrice,
      yearly: config.yearlyPrice,
      yearlyByMonth: config.yearlyPriceByMonth,
      yearlySavings: config.yearlySavings,
    }
  )
}

/** Nothing where a plan is missing. */
export function pricesOf(plans: readonly PlanOption[]): Prices | undefined {
  const monthly = plans.find(({ planType }) => planType === 'monthly')
  const yearly = plans.find(({ planType }) => planType === 'yearly')
  if (!monthly || !yearly) return undefined
  return {
    free: money(0, monthly.currency),
    monthly: money(monthly.price, monthly.currency),
    yearly: money(yearly.price, yearly.currency),
    yearlyByMonth: money(yearly.monthlyEquivalent ?? yearly.price / 12, yearly.currency),
    yearlySavings: yearly.savings ?? '',
  }
}
