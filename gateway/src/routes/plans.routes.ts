import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { PlanView } from '@selah/plans'
import Type from 'typebox'
import type { GatewayDeps } from '../deps.ts'
import { TooManyRequests } from '../errors.ts'
import { limitRequests } from '../plugins/rate-limit.ts'
import { OWN_PER_MINUTE } from '../upstreams.ts'

/** What there is to buy, from the settings. */
export const plansRoutes: FastifyPluginAsyncTypebox<{ deps: GatewayDeps }> = async (app, { deps }) => {
  const limit = { prefix: '/api/v1/plans', access: 'anyone', perMinute: OWN_PER_MINUTE } as const

  app.get('/api/v1/plans', {
    onRequest: limitRequests(deps.limits, limit),
    schema: {
      operationId: 'listPlans',
      summary: 'List the plans and their prices',
      tags: ['plans'],
      refuses: [TooManyRequests],
      response: { 200: Type.Array(PlanView) },
    },
    handler: async (_request, reply) => reply.header('cache-control', 'no-cache').send([...deps.plans]),
  })
}
