import { NotSignedIn } from '@selah/kit/http/caller'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { NotAccepted, ServiceAway, TooManyRequests } from '../errors.ts'
import { askService } from './ask-service.ts'
import type { ServiceWatch } from './service-watch.ts'

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
  /** Merges `data` into what the person says about themselves. Throws as `getUser`, NotAccepted and TooManyRequests. */
  updateUser(headers: Record<string, string>, data: Record<string, string>): Promise<User>
}

export function createIdentityClient(identityUrl: string, watch: ServiceWatch): IdentityClient {
  const url = `${identityUrl}/auth/v1/user`
  return {
    getUser: (headers) => askForUser(watch, url, { headers }),
    updateUser: (headers, data) =>
      askForUser(watch, url, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ data }),
      }),
  }
}

async function askForUser(watch: ServiceWatch, url: string, init: RequestInit): Promise<User> {
  const response = await askService(watch, 'identity', url, init)
  if (response.status === 401 || response.status === 403) throw new NotSignedIn()
  if (response.status === 429) throw new TooManyRequests(secondsToWait(response))
  if (response.status === 400 || response.status === 422) throw new NotAccepted(await reasonIn(response))
  if (!response.ok) throw new ServiceAway(new Error(`identity answered ${response.status}`))
  const user: unknown = await response.json().catch(() => undefined)
  if (!Value.Check(User, user))
    throw new ServiceAway(new Error('identity answered something else than a user'))
  return user
}

/** A limit says for how long; a minute where it does not. */
function secondsToWait(response: Response): number {
  const seconds = Number(response.headers.get('retry-after'))
  return Number.isInteger(seconds) && seconds > 0 ? seconds : 60
}

const Refusal = Type.Object({ msg: Type.String() })

async function reasonIn(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined)
  return Value.Check(Refusal, body) ? body.msg : undefined
}
