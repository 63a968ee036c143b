import { NotSignedIn } from '@selah/kit/http/caller'
import type { Call } from '@selah/kit/http/service-client'
import type { Refused } from '@selah/kit/http/service-refusals'
import Type, { type Static } from 'typebox'
import { NotAccepted, TooManyRequests } from '../errors.ts'

const User = Type.Object({
  id: Type.String(),
  email: Type.Optional(Type.String()),
  user_metadata: Type.Optional(
    Type.Object({
      name: Type.Optional(Type.Unknown()),
      timezone: Type.Optional(Type.Unknown()),
    }),
  ),
})
/** A person as identity knows them. What is in `user_metadata` they wrote themselves, and it can be anything. */
export type User = Static<typeof User>

const user = { service: 'identity', path: '/auth/v1/user', answer: User, refused } as const

/** The person behind the bearer in `headers`. Throws NotSignedIn when identity refuses it. */
export function getUser(headers: Record<string, string>): Call<typeof User> {
  return { ...user, operation: 'getUser', headers }
}

/** Merges `data` into what the person says about themselves. Throws as `getUser`, NotAccepted and TooManyRequests. */
export function updateUser(headers: Record<string, string>, data: Record<string, string>): Call<typeof User> {
  return { ...user, operation: 'updateUser', method: 'PUT', body: { data }, headers }
}

const RETRY_AFTER_S = 60

function refused({ status, sentence, retryAfterS = RETRY_AFTER_S }: Refused): Error | undefined {
  if (status === 401 || status === 403) return new NotSignedIn()
  if (status === 429) return new TooManyRequests(retryAfterS)
  if (status === 400 || status === 422) return new NotAccepted(sentence)
  return undefined
}
