import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { queryClient } from './query-client.ts'
import type { Me } from './types.ts'

export const meKey = ['me'] as const

const meQuery = queryOptions({
  queryKey: meKey,
  queryFn: () => answerOf(api.GET('/api/v1/me')),
  // What was asked for while a page was loaded need not be asked again by the page.
  staleTime: 5000,
})

/** Asks before the page that needs it is drawn. */
export function prefetchMe(): Promise<void> {
  return queryClient.prefetchQuery(meQuery)
}

/** The person: name, plan, and how many free prayers are left. `always` asks again, also when the answer is fresh. */
export function useMe({ always = false } = {}) {
  return useQuery({ ...meQuery, refetchOnMount: always ? 'always' : true })
}

/** Free, and every free prayer is used. `prayers_remaining` is null for somebody without a limit. */
export function isAtLimit(me: Me): boolean {
  return me.prayers_remaining === 0
}
