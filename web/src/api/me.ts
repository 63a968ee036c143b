import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { WHILE_LOADING_MS } from './query-client.ts'
import type { Me } from './types.ts'

export const meKey = ['me'] as const

export const meQuery = queryOptions({
  queryKey: meKey,
  queryFn: () => answerOf(api.GET('/api/v1/me')),
  staleTime: WHILE_LOADING_MS,
})

/** The person: name, plan, and how many free prayers are left. `always` asks again, also when the answer is fresh. */
export function useMe({ always = false } = {}) {
  return useQuery({ ...meQuery, refetchOnMount: always ? 'always' : true })
}

/** Free, and every free prayer is used. `prayers_remaining` is null for somebody without a limit. */
export function isAtLimit(me: Me): boolean {
  return me.prayers_remaining === 0
}
