import { NotSignedIn, requirePerson } from '@selah/kit/http/caller'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { GatewayDeps } from '../deps.ts'

/**
 * Asks for a person's access token on every route of the scope it is registered in, and refuses those of a session
 * that has ended. The token is passed on: each service verifies it again.
 */
export const bearer = fp(
  async (app: FastifyInstance, { deps }: { deps: GatewayDeps }) => {
    await app.register(requirePerson, { keys: deps.personKeys, issuer: deps.tokenIssuer })
    app.addHook('onRequest', async ({ caller }) => {
      if (deps.revocations.has(caller.sessionId)) throw new NotSignedIn()
    })
  },
  { name: 'bearer' },
)
