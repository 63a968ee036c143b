import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { SignOutScope } from '../db/session-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { ValidationFailed } from '../errors.ts'
import { signOut } from '../use-cases/sessions/sign-out.ts'
import { requireBearer } from './bearer.ts'

export const logoutRoutes: FastifyPluginAsyncTypebox<{ deps: IdentityDeps }> = async (app, { deps }) => {
  await app.register(requireBearer, { deps })

  app.post('/logout', {
    schema: {
      operationId: 'signOut',
      summary: 'Sign out here, everywhere, or everywhere else',
      tags: ['auth'],
      querystring: Type.Object({ scope: Type.Optional(Type.String()) }),
      response: { 204: Type.Null() },
    },
    handler: async (request, reply) => {
      const { session } = request.signedIn
      await signOut(deps, session, scopeOf(request.query.scope))
      return reply.code(204).send(null)
    },
  })
}

function scopeOf(given: string | undefined): SignOutScope {
  if (given === undefined || given === '') return 'global'
  if (given === 'global' || given === 'local' || given === 'others') return given
  throw new ValidationFailed(`Unsupported logout scope "${given.slice(0, 40)}"`)
}
