import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { dbOf } from '@selah/kit/db'
import Type from 'typebox'
import { quotaRepository } from '../db/quota-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import { prayersRemaining } from '../domain/quota.ts'
import { Id } from './schemas.ts'

/** For other services only; the gateway never routes here. */
export const internalRoutes: FastifyPluginAsyncTypebox<{ deps: PrayersDeps }> = async (app, { deps }) => {
  app.get('/people/:userId/usage', {
    schema: { hide: true, params: Type.Object({ userId: Id }) },
    handler: async (request) => {
      const quota = await quotaRepository.find(dbOf(deps.pool), request.params.userId)
      return {
        prayer_count: quota.used,
        prayers_remaining: prayersRemaining(quota),
        premium: quota.premium,
        ...(quota.plan && { plan: quota.plan }),
        early_access: quota.earlyAccess,
      }
    },
  })
}
