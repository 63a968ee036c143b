import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import type { Analytics } from '../../api/types.ts'

/** What a person prays about, and when. */
export const analyticsQuery = queryOptions({
  queryKey: ['analytics'],
  queryFn: readAnalytics,
  // Only while the page loads: a prayer that was saved since is counted.
  staleTime: 1000,
})

async function readAnalytics(): Promise<Analytics> {
  try {
    return await answerOf(api.GET('/api/v1/analytics'))
  } catch (error) {
    // The page stays quiet about it (ANA-06); a developer who looks for the reason finds it here.
    console.warn('The analytics could not be loaded', error)
    throw error
  }
}
