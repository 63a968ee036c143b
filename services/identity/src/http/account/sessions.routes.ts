import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { requirePerson } from '@selah/kit/http/caller'
import Type, { type Static } from 'typebox'
import type { IdentityDeps } from '../../deps.ts'
import { deviceName } from '../../domain/device-name.ts'
import type { Session } from '../../domain/session.ts'
import { NoSuchSession } from '../../errors.ts'
import { endSession } from '../../use-cases/sessions/end-session.ts'
import { listSessions } from '../../use-cases/sessions/list-sessions.ts'
import { networkOf } from '../device.ts'
import { ownKeys } from './own-keys.ts'

const Moment = Type.String({ format: 'date-time' })
const SessionView = Type.Object({
  id: Type.String({ format: 'uuid' }),
  device: Type.String({ examples: ['Safari on iPhone'] }),
  network: Type.Optional(
    Type.String({
      description: 'From where the person signed in: never a whole address',
      examples: ['203.0.113.*'],
    }),
  ),
  created_at: Moment,
  last_used_at: Type.String({ format: 'date-time', description: 'To about a quarter of an hour' }),
  current: Type.Boolean({ description: 'The session that asks' }),
})

/** Where a person is signed in. */
export const sessionRoutes: FastifyPluginAsyncTypebox<{ deps: IdentityDeps }> = async (app, { deps }) => {
  await app.register(requirePerson, { keys: ownKeys(deps.signingKeys), issuer: deps.config.TOKEN_ISSUER })

  app.get('/sessions', {
    schema: {
      operationId: 'listSessions',
      summary: 'List where I am signed in: this session first, then by last use',
      tags: ['account'],
      response: { 200: Type.Object({ items: Type.Array(SessionView) }) },
    },
    handler: async ({ caller }) => {
      const sessions = await listSessions(deps, caller)
      return { items: sessions.map((session) => toView(session, caller.sessionId)) }
    },
  })

  app.delete('/sessions/:sessionId', {
    schema: {
      operationId: 'endSession',
      summary: 'Sign out one of my sessions',
      tags: ['account'],
      params: Type.Object({ sessionId: Type.String({ format: 'uuid' }) }),
      refuses: [NoSuchSession],
      response: { 204: Type.Null() },
    },
    handler: async (request, reply) => {
      await endSession(deps, request.caller, request.params.sessionId)
      return reply.code(204).send(null)
    },
  })
}

function toView(session: Session, currentId: string): Static<typeof SessionView> {
  const { id, userAgent, ip, createdAt, refreshedAt } = session
  return {
    id,
    device: deviceName(userAgent),
    ...(ip && { network: networkOf(ip) }),
    created_at: createdAt.toISOString(),
    last_used_at: refreshedAt.toISOString(),
    current: id === currentId,
  }
}
