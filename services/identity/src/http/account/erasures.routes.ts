import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { dbOf } from '@selah/kit/db'
import { requirePerson } from '@selah/kit/http/caller'
import { PERSON_ERASED, publisherOf } from '@selah/proto/events'
import Type, { type Static } from 'typebox'
import { erasureRepository } from '../../db/erasure-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { ErasureNotFound } from '../../errors.ts'
import { deleteAccount } from '../../use-cases/delete-account.ts'
import { ownKeys } from './own-keys.ts'

const Moment = Type.String({ format: 'date-time' })
const ErasureView = Type.Object({
  erasure_id: Type.String({ format: 'uuid' }),
  state: Type.Enum(['requested', 'done'], { description: 'done: nothing of the person is kept any more' }),
  requested_at: Moment,
  done_at: Type.Optional(Moment),
  services: Type.Array(Type.Object({ name: Type.String(), erased_at: Type.Optional(Moment) })),
})

/** The end of an account. */
export const deleteUserRoutes: FastifyPluginAsyncTypebox<{ deps: IdentityDeps }> = async (app, { deps }) => {
  await app.register(requirePerson, { keys: ownKeys(deps.signingKeys), issuer: deps.config.TOKEN_ISSUER })

  app.post('/delete-user', {
    schema: {
      operationId: 'deleteUser',
      summary: 'Delete my account and all that is kept of me',
      tags: ['account'],
      response: { 202: ErasureView },
    },
    handler: async (request, reply) => {
      const erasureId = await deleteAccount(deps, request.caller)
      return reply.code(202).send(await stateOf(deps, erasureId))
    },
  })
}

/** The state of an erasure, for anyone who has its id. */
export const erasureRoutes: FastifyPluginAsyncTypebox<{ deps: IdentityDeps }> = async (app, { deps }) => {
  app.get('/erasures/:erasureId', {
    schema: {
      operationId: 'getErasure',
      summary: 'How far the deletion of an account is',
      tags: ['account'],
      params: Type.Object({ erasureId: Type.String({ format: 'uuid' }) }),
      refuses: [ErasureNotFound],
      response: { 200: ErasureView },
    },
    handler: async (request) => stateOf(deps, request.params.erasureId),
  })
}

async function stateOf({ pool }: IdentityDeps, erasureId: string): Promise<Static<typeof ErasureView>> {
  const erasure = await erasureRepository.findState(dbOf(pool), erasureId)
  if (!erasure) throw new ErasureNotFound()
  const { id, requestedAt, doneAt, answers } = erasure
  const answeredAt = new Map(answers.map(({ service, answeredAt }) => [service, answeredAt.toISOString()]))
  return {
    erasure_id: id,
    state: doneAt ? 'done' : 'requested',
    requested_at: requestedAt.toISOString(),
    ...(doneAt && { done_at: doneAt.toISOString() }),
    services: PERSON_ERASED.map(publisherOf).map((name) => {
      const erasedAt = answeredAt.get(name)
      return { name, ...(erasedAt && { erased_at: erasedAt }) }
    }),
  }
}
