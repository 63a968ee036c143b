import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { meQuery } from './me.ts'
import { WHILE_LOADING_MS } from './query-client.ts'
import type { Me, Subscription } from './types.ts'

/** What the payment provider says of the person's plan now; `stale` where it did not answer (API-01). */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  async queryFn({ client }): Promise<Subscription> {
    const subscription = await answerOf(api.POST('/api/v1/check-subscription'))
    if (!subscription.stale) void askUntilKnown(client, subscription.subscribed)
    return subscription
  },
  staleTime: WHILE_LOADING_MS,
})

const ATTEMPTS = 6
const PAUSE_MS = 500

/** The rest of the product learns of a change by an event: some milliseconds later, after the page may have asked. */
async function askUntilKnown(client: QueryClient, subscribed: boolean): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const staleTime = attempt === 0 ? WHILE_LOADING_MS : 0
    const me = await client.fetchQuery({ ...meQuery, staleTime }).catch(() => undefined)
    if (!me || me.premium_status === subscribed) return
    await new Promise((resolve) => setTimeout(resolve, attempt === 0 ? 0 : PAUSE_MS))
  }
}

/** Asked for again by each page that shows it. */
export function useSubscription() {
  return useQuery({ ...subscriptionQuery, refetchOnMount: 'always' })
}

/** Whether the person has a plan (APP-06): as the payment provider says it, else as it was known last. */
export function isPremium(me: Me | undefined, subscription: Subscription | undefined): boolean | undefined {
  if (subscription && !subscription.stale) return subscription.subscribed
  return me?.premium_status ?? subscription?.subscribed
}
