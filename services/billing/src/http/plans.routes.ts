import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { PlanView } from '@selah/plans'
import Type from 'typebox'
import type { BillingDeps } from '../deps.ts'

/** What there is to buy, from the settings. */
export const plansRoutes: FastifyPluginAsyncTypebox<{ deps: BillingDeps }> = async (app, { deps }) => {
  app.get('/plans', {
    schema: {
      operationId: 'listPlans',
      summary: 'List the plans and their prices',
      tags: ['plans'],
      response: { 200: Type.Array(PlanView) },
    },
    handler: async (_request, reply) => reply.header('cache-control', 'no-cache').send([...deps.plans]),
  })
}
