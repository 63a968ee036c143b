import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import type { PlanOption } from '../../api/types.ts'

const HOUR_MS = 60 * 60 * 1000

const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: () => answerOf(api.GET('/api/v1/plans')),
  staleTime: HOUR_MS,
})

/** The one catalogue of prices (D-01). */
export function usePlans() {
  return useQuery(plansQuery)
}

export function planOf(plans: readonly PlanOption[] | undefined, planType: PlanOption['planType']) {
  return plans?.find((plan) => plan.planType === planType)
}
