import { NotSignedIn } from '@selah/kit/http/caller'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { ServiceAway } from '../errors.ts'

const ANSWER_TIMEOUT_MS = 5_000

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

export interface IdentityClient {
  /** The person behind a bearer. Throws NotSignedIn when identity refuses it, ServiceAway when it does not answer. */
  getUser(headers: Record<string, string>): Promise<User>
  /** Merges `data` into what the person says about themselves. Throws as `getUser`. */
  updateUser(headers: Record<string, string>, data: Record<string, string>): Promise<User>
}

export function createIdentityClient(identityUrl: string): IdentityClient {
  const url = `${identityUrl}/auth/v1/user`
  return {
    getUser: (headers) => askForUser(url, { headers }),
    updateUser: (headers, data) =>
      askForUser(url, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ data }),
      }),
  }
}

async function askForUser(url: string, init: RequestInit): Promise<User> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).catch(
    (error) => {
      throw new ServiceAway(error)
    },
  )
  if (response.status === 401 || response.status === 403) throw new NotSignedIn()
  if (!response.ok) throw new ServiceAway(new Error(`identity answered ${response.status}`))
  const user: unknown = await response.json().catch(() => undefined)
  if (!Value.Check(User, user))
    throw new ServiceAway(new Error('identity answered something else than a user'))
  return user
}
