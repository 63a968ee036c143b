import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { dbOf } from '@selah/kit/db'
import { userRepository } from '../db/user-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { requireBearer } from './bearer.ts'
import { toUserView } from './views.ts'

/** The person who is signed in. */
export const userRoutes: FastifyPluginAsyncTypebox<{ deps: IdentityDeps }> = async (app, { deps }) => {
  await app.register(requireBearer, { deps })

  app.get('/user', {
    schema: { operationId: 'getUser', summary: 'Who I am', tags: ['auth'], security: [{ bearer: [] }] },
    handler: async (request) =>
      toUserView(await userRepository.withIdentities(dbOf(deps.pool), request.signedIn.user)),
  })
}
