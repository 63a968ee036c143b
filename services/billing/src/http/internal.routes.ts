import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { entitlementRepository } from '../db/entitlement-repository.ts'
import type { BillingDeps } from '../deps.ts'

/** For other services only; the gateway never routes here. */
export const internalRoutes: FastifyPluginAsyncTypebox<{ deps: BillingDeps }> = async (app, { deps }) => {
  app.get('/people/:userId/entitlement', {
    schema: { hide: true, params: Type.Object({ userId: Type.String({ format: 'uuid' }) }) },
    handler: async ({ params }) => {
      const known = await entitlementRepository.find(deps.db, params.userId)
      const premium = known?.premium ?? false
      return { version: known?.version ?? 0, premium, plan: known?.plan ?? '', early_access: premium }
    },
  })
}
