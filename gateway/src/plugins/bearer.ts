import { NotSignedIn, requirePerson } from '@selah/kit/http/caller'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { addressGroup } from '../address-group.ts'
import type { GatewayDeps } from '../deps.ts'
import { TooManyRequests } from '../errors.ts'
import { REFUSED_PER_MINUTE } from '../upstreams.ts'

/**
 * Asks for a person's access token on every route of the scope it is registered in, and refuses those of a session
 * that has ended. The token is passed on: each service verifies it again. Refusals are counted by address, since there
 * is no person to count by; somebody with a good token at the same address is let in all the same.
 */
export const bearer = fp(
  async (app: FastifyInstance, { deps }: { deps: GatewayDeps }) => {
    const { personKeys: keys, tokenIssuer: issuer, limits } = deps
    const onRefused = async ({ ip }: FastifyRequest) => {
      const waitS = await limits.take('refused', REFUSED_PER_MINUTE, addressGroup(ip))
      if (waitS !== undefined) throw new TooManyRequests(waitS)
    }
    await app.register(requirePerson, { keys, issuer, onRefused })
    app.addHook('onRequest', async (request) => {
      if (!deps.revocations.has(request.caller.sessionId)) return
      await onRefused(request)
      throw new NotSignedIn()
    })
  },
  { name: 'bearer' },
)
