import { createHash } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { CalendarNotFound } from '../errors.ts'
import {
  type CalendarDeps,
  findCalendarLink,
  makeCalendarLink,
  revokeCalendarLink,
} from '../use-cases/calendar/calendar-link.ts'
import { readCalendar } from '../use-cases/calendar/read-calendar.ts'

const LinkView = Type.Object({ url: Type.Union([Type.String(), Type.Null()]) })
const NewLinkView = Type.Object({ url: Type.String() })
const FeedQuery = Type.Object({ key: Type.String({ default: '' }) })

/** A person's own calendar link. */
export const calendarRoutes: FastifyPluginAsyncTypebox<{ deps: CalendarDeps }> = async (app, { deps }) => {
  const url = '/reminders/calendar'

  app.get(url, {
    schema: {
      operationId: 'getCalendarLink',
      summary: 'My calendar link',
      tags: ['reminders'],
      response: { 200: LinkView },
    },
    handler: async ({ caller }) => ({ url: await findCalendarLink(deps, caller.userId) }),
  })

  app.post(url, {
    schema: {
      operationId: 'makeCalendarLink',
      summary: 'Make a link by which a calendar app reads my reminders',
      description: 'An earlier link leads nowhere from then on.',
      tags: ['reminders'],
      response: { 200: NewLinkView },
    },
    handler: async ({ caller }) => ({ url: await makeCalendarLink(deps, caller.userId) }),
  })

  app.delete(url, {
    schema: {
      operationId: 'revokeCalendarLink',
      summary: 'Take my calendar link back',
      tags: ['reminders'],
      response: { 204: Type.Null() },
    },
    handler: async ({ caller }, reply) => {
      await revokeCalendarLink(deps, caller.userId)
      return reply.code(204).send(null)
    },
  })
}

/** For calendar apps, which know nothing but the link. */
export const calendarFeedRoutes: FastifyPluginAsyncTypebox<{ deps: CalendarDeps }> = async (
  app,
  { deps },
) => {
  app.get('/reminders.ics', {
    schema: {
      operationId: 'readCalendar',
      summary: 'Reminders as an iCalendar feed (RFC 5545)',
      tags: ['reminders'],
      querystring: FeedQuery,
      refuses: [CalendarNotFound],
      response: {
        200: { content: { 'text/calendar': { schema: Type.String() } } },
        304: Type.Null({ description: 'Not changed' }),
      },
    },
    handler: async (request, reply) => {
      // A link that is taken back is gone at once, so nobody may answer with a kept copy without asking.
      reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
      const feed = await readCalendar(deps, request.query.key)
      const etag = `"${createHash('sha256').update(feed).digest('base64url').slice(0, 27)}"`
      reply.header('etag', etag)
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send(null)
      return reply
        .header('content-disposition', 'inline; filename="reminders.ics"')
        .type('text/calendar; charset=utf-8')
        .send(feed)
    },
  })
}

/** If-None-Match is a list, and compares weakly (RFC 9110, 13.1.2): a proxy that compresses weakens ours. */
function isKnown(given: string | undefined, etag: string): boolean {
  return given?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false
}
