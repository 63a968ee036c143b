import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { IdentityDeps } from '../deps.ts'

/** The public keys with which anybody can check an access token. */
export const keysRoutes: FastifyPluginAsyncTypebox<{ deps: IdentityDeps }> = async (app, { deps }) => {
  app.get('/.well-known/jwks.json', {
    schema: { operationId: 'authKeys', tags: ['auth'] },
    handler: async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=600')
      return { keys: deps.signingKeys.publicJwks }
    },
  })
}
