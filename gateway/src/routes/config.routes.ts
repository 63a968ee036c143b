import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { GatewayDeps } from '../deps.ts'

/** What the page needs to know before anybody has signed in. The build knows none of it. */
export const configRoutes: FastifyPluginAsyncTypebox<{ deps: GatewayDeps }> = async (app, { deps }) => {
  app.get('/config.json', { schema: { hide: true } }, async (_request, reply) => {
    const { productName: product, supportEmail } = deps
    return reply
      .header('cache-control', 'no-cache')
      .send({ product, supportEmail, baseUrl: deps.publicUrl.origin })
  })
}
