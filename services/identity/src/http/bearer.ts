import { dbOf } from '@selah/kit/db'
import { refuseOnEachRoute } from '@selah/kit/http/openapi'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { userRepository } from '../db/user-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import type { Session } from '../domain/session.ts'
import { isBanned, type UserWithIdentities } from '../domain/user.ts'
import { BadJwt, NoAuthorization, SessionNotFound, UserBanned, UserNotFound } from '../errors.ts'

export interface SignedInPerson extends UserWithIdentities {
  readonly session: Session
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking, as the database knows them. Set on every route below `requireBearer`. */
    signedIn: SignedInPerson
  }
}

/**
 * Guards every route of the scope it is registered in. Unlike other services, which trust an access token until it
 * expires, this one asks the database whether the session still lasts.
 */
export const requireBearer = fp(
  async (app: FastifyInstance, { deps }: { deps: IdentityDeps }) => {
    if (!app.hasRequestDecorator('signedIn')) app.decorateRequest('signedIn')
    refuseOnEachRoute(app, () => ({
      security: [{ bearer: [] }],
      refuses: [NoAuthorization, BadJwt, UserNotFound, UserBanned, SessionNotFound],
    }))
    app.addHook('onRequest', async (request) => {
      request.signedIn = await authenticate(deps, request)
    })
  },
  { name: 'require-bearer' },
)

async function authenticate({ accessTokens, pool, now }: IdentityDeps, request: FastifyRequest) {
  const token = /^bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw new NoAuthorization()
  const { userId, sessionId } = await accessTokens.verify(token)
  const { person, session } = await userRepository.findInSession(dbOf(pool), userId, sessionId)
  if (!person) throw new UserNotFound()
  if (isBanned(person.user, now())) throw new UserBanned()
  if (!session) throw new SessionNotFound()
  return { ...person, session }
}
