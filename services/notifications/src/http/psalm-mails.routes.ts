import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { type PsalmMember, psalmRepository } from '../db/psalm-repository.ts'
import type { NotificationsDeps } from '../deps.ts'

const PsalmMails = Type.Object({
  enabled: Type.Boolean(),
  available: Type.Boolean({ description: 'The daily Psalm comes with the yearly plan' }),
  next_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
})

/** The daily Psalm, switched on and off by its reader. */
export const psalmMailsRoutes: FastifyPluginAsyncTypebox<{ deps: NotificationsDeps }> = async (
  app,
  { deps },
) => {
  const { db, now } = deps
  const about = { tags: ['letters'], security: [{ bearer: [] }], response: { 200: PsalmMails } }

  app.get('/psalm-mails', {
    schema: { operationId: 'getPsalmMails', summary: 'Whether the daily Psalm comes by mail', ...about },
    handler: async ({ caller }) => toView(await psalmRepository.find(db, caller.userId)),
  })

  app.put('/psalm-mails', {
    schema: {
      ...{ operationId: 'setPsalmMails', summary: 'Switch the daily Psalm on or off', ...about },
      body: Type.Object({ enabled: Type.Boolean() }),
    },
    handler: async ({ body, caller }) =>
      toView(await psalmRepository.setEnabled(db, caller.userId, body.enabled, now())),
  })
}

function toView(member: PsalmMember | undefined) {
  const { enabled = true, entitled = false, timezone = null, nextAt = null } = member ?? {}
  // Until the zone is known, the next time is that of a look-up.
  return { enabled, available: entitled, next_at: timezone && nextAt ? nextAt.toISOString() : null }
}
