import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { dbOf } from '@selah/kit/db'
import { requireService } from '@selah/kit/http/caller'
import Type from 'typebox'
import { erasureRepository } from '../db/erasure-repository.ts'
import { userRepository } from '../db/user-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { nameOf, timezoneOf } from '../domain/metadata.ts'
import { ErasureNotFound, PersonNotFound } from '../errors.ts'

/** What other services may know of a person, with a token of their own. The gateway never routes this. */
export const peopleRoutes: FastifyPluginAsyncTypebox<{ deps: IdentityDeps }> = async (app, { deps }) => {
  await app.register(requireService, { service: 'identity', callers: deps.callers })

  app.get('/people/:userId', {
    schema: { hide: true, params: Type.Object({ userId: Type.String({ format: 'uuid' }) }) },
    handler: async (request) => {
      const user = await userRepository.findById(dbOf(deps.pool), request.params.userId)
      if (!user) throw new PersonNotFound()
      const timezone = timezoneOf(user.userMetadata)
      return {
        id: user.id,
        email: user.email ?? '',
        name: nameOf(user.userMetadata),
        ...(timezone && { timezone }),
      }
    },
  })

  app.get('/erasures/:erasureId', {
    schema: { hide: true, params: Type.Object({ erasureId: Type.String({ format: 'uuid' }) }) },
    handler: async (request) => {
      const open = await erasureRepository.findOpen(dbOf(deps.pool), request.params.erasureId)
      if (!open) throw new ErasureNotFound()
      return { email: open.email ?? '', requested_at: open.requestedAt.toISOString() }
    },
  })
}
