import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { useRawBody } from '@selah/kit/http/body'
import Type from 'typebox'
import type { NotificationsDeps } from '../deps.ts'
import { MailEventsClosed, NotFromOurMailer, UnreadableMailEvents } from '../errors.ts'
import { receiveMailEvents } from '../use-cases/receive-mail-events.ts'

/** What the mail provider reports. The signature covers the bytes as they were sent, so no parser may come before it. */
export const mailEventsRoutes: FastifyPluginAsyncTypebox<{ deps: NotificationsDeps }> = async (
  app,
  { deps },
) => {
  useRawBody(app as never)
  app.post('/mail-events', {
    schema: {
      operationId: 'receiveMailEvents',
      summary: 'For the mail provider alone: mails bounced, or their readers complained',
      tags: ['letters'],
      refuses: [MailEventsClosed, NotFromOurMailer, UnreadableMailEvents],
      response: { 200: Type.Object({ received: Type.Boolean() }) },
    },
    handler: async ({ body, headers }) => {
      const signature = headers['selah-signature']
      if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new NotFromOurMailer()
      await receiveMailEvents(deps, body, signature)
      return { received: true }
    },
  })
}
