import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { AnalyticsDeps } from '../deps.ts'
import { recordEvents } from '../use-cases/record-events.ts'
import { EventsAccepted, EventsBody } from './events.schemas.ts'

/** For anybody. A bearer is not looked at, so that not even a mistake could tie an event to a person. */
export const eventsRoutes: FastifyPluginAsyncTypebox<{ deps: AnalyticsDeps }> = async (app, { deps }) => {
  app.post('/events', {
    schema: {
      operationId: 'recordEvents',
      summary: 'Report what happened in the browser, to be counted',
      description:
        'Nothing says who it was. Nothing is kept that is not on the list, and no words of a person are.',
      tags: ['analytics'],
      body: EventsBody,
      response: { 202: EventsAccepted },
    },
    handler: async (request, reply) =>
      reply.code(202).send({ accepted: await recordEvents(deps, request.body) }),
  })
}
