import type { ServiceIdentity } from '@selah/kit/http/service-token'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { ServiceAway } from '../errors.ts'
import { askService } from './ask-service.ts'
import type { ServiceWatch } from './service-watch.ts'

const Usage = Type.Object({
  prayer_count: Type.Integer(),
  premium: Type.Boolean(),
  prayers_remaining: Type.Union([Type.Integer(), Type.Null()]),
})
/** How many prayers a person has had, and how many they may still have. */
export type Usage = Static<typeof Usage>

export interface PrayersClient {
  /** Throws ServiceAway when prayers does not answer. */
  usageOf(userId: string, headers: Record<string, string>): Promise<Usage>
}

export function createPrayersClient(
  prayersUrl: string,
  watch: ServiceWatch,
  identity: ServiceIdentity,
): PrayersClient {
  return {
    async usageOf(userId, headers) {
      const authorization = `Bearer ${await identity.tokenFor('prayers')}`
      const url = `${prayersUrl}/internal/people/${userId}/usage`
      const response = await askService(watch, 'prayers', url, { headers: { ...headers, authorization } })
      if (!response.ok) throw new ServiceAway(new Error(`prayers answered ${response.status}`))
      const usage: unknown = await response.json().catch(() => undefined)
      if (!Value.Check(Usage, usage)) throw new ServiceAway(new Error('prayers answered no usage'))
      return usage
    },
  }
}
