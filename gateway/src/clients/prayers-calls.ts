import type { Call } from '@selah/kit/http/service-client'
import Type, { type Static } from 'typebox'

const Usage = Type.Object({
  prayer_count: Type.Integer(),
  premium: Type.Boolean(),
  prayers_remaining: Type.Union([Type.Integer(), Type.Null()]),
  plan: Type.Optional(Type.Enum(['monthly', 'yearly'])),
  early_access: Type.Optional(Type.Boolean()),
})
/** How many prayers a person has had, and how many they may still have, with what billing said of their plan. */
export type Usage = Static<typeof Usage>

export function usageOf(userId: string, headers: Record<string, string>): Call<typeof Usage> {
  const path = `/internal/people/${userId}/usage`
  return { service: 'prayers', operation: 'usageOf', path, headers, answer: Usage }
}
