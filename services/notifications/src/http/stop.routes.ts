import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { NotificationsDeps } from '../deps.ts'
import { LinkOver } from '../errors.ts'
import { findStop, stop } from '../use-cases/stop.ts'

const Query = Type.Object({ token: Type.String({ minLength: 1, maxLength: 300 }) })
const StopView = Type.Object({
  kind: Type.Enum(['reminder', 'letter', 'psalm']),
  stopped: Type.Boolean({ description: 'Nothing of this kind is sent any more' }),
})

/** For the link at the end of each mail, without a session: whoever has the mail may end it. */
export const stopRoutes: FastifyPluginAsyncTypebox<{ deps: NotificationsDeps }> = async (app, { deps }) => {
  // RFC 8058: a mail program sends `List-Unsubscribe=One-Click`, in either form. What matters stands in the address.
  const nothing = async () => ({})
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, nothing)
  app.addContentTypeParser(/^multipart\/form-data/, { parseAs: 'string' }, nothing)

  app.get('/stop', {
    schema: {
      operationId: 'findStop',
      summary: 'What the link of a mail would end',
      description: 'It ends nothing: programs that look into mails follow links, too.',
      tags: ['letters'],
      querystring: Query,
      refuses: [LinkOver],
      response: {
        200: StopView,
        303: Type.Null({ description: 'A browser is led to the page that asks first' }),
      },
    },
    handler: async ({ query, headers }, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      if (headers.accept?.includes('text/html')) {
        const page = `${deps.config.PUBLIC_URL}/stop?token=${encodeURIComponent(query.token)}`
        return reply.code(303).header('location', page).send(null)
      }
      return findStop(deps, query.token)
    },
  })

  app.post('/stop', {
    schema: {
      operationId: 'stop',
      summary: 'End what the link of a mail names',
      tags: ['letters'],
      querystring: Query,
      body: Type.Union([Type.Object({ all: Type.Optional(Type.Boolean()) }), Type.Null()]),
      refuses: [LinkOver],
      response: { 200: StopView },
    },
    handler: async ({ query, body }) => stop(deps, query.token, { all: body?.all ?? false }),
  })
}
