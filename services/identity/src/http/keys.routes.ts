import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { IdentityDeps } from '../deps.ts'

const KeysView = Type.Object({
  keys: Type.Array(Type.Unsafe<object>({ type: 'object', additionalProperties: true })),
})

/** The public keys with which anybody can check an access token. */
export const keysRoutes: FastifyPluginAsyncTypebox<{ deps: IdentityDeps }> = async (app, { deps }) => {
  app.get('/.well-known/jwks.json', {
    schema: { operationId: 'authKeys', tags: ['auth'], response: { 200: KeysView } },
    handler: async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=600')
      return { keys: [...deps.signingKeys.publicJwks] }
    },
  })
}
