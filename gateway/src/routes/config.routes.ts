import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { GatewayDeps } from '../deps.ts'

/** What the build of the web does not know. Its pages hold the same; this is for programs, and for its own development. */
export const configRoutes: FastifyPluginAsyncTypebox<{ deps: GatewayDeps }> = async (app, { deps }) => {
  app.get('/config.json', { schema: { hide: true } }, async (_request, reply) => {
    return reply.header('cache-control', 'no-cache').send(deps.site)
  })
}
