import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ServiceAway } from '@selah/kit/http/service-refusals'
import { timeZoneNamed } from '@selah/kit/time-zone'
import type { FastifyRequest } from 'fastify'
import { getUser, type User, updateUser } from '../clients/identity-calls.ts'
import { type Usage, usageOf } from '../clients/prayers-calls.ts'
import type { GatewayDeps } from '../deps.ts'
import { NotAccepted, TooManyRequests, UnknownTimeZone } from '../errors.ts'
import { ownHeaders } from '../forwarded-headers.ts'
import { limitRequests } from '../plugins/rate-limit.ts'
import { OWN_PER_MINUTE } from '../upstreams.ts'
import { ChangeMeBody, MeView } from './me.schemas.ts'

/** Who I am, from identity, and how many prayers I have, from prayers. Belongs below `bearer`. */
export const meRoutes: FastifyPluginAsyncTypebox<{ deps: GatewayDeps }> = async (app, { deps }) => {
  const { services, limits, publicUrl } = deps
  const limit = { prefix: '/api/v1/me', access: 'signed-in', perMinute: OWN_PER_MINUTE } as const
  app.addHook('onRequest', limitRequests(limits, limit))

  app.get('/api/v1/me', {
    schema: {
      operationId: 'getMe',
      summary: 'Read who I am and how many prayers I have left',
      tags: ['me'],
      refuses: [ServiceAway, TooManyRequests],
      response: { 200: MeView },
    },
    handler: async (request) => {
      const [user, had] = await Promise.all([
        // Asks identity with the person's own token, so that a session that has just ended is refused.
        services.ask(getUser(asPerson(request))),
        usage(request),
      ])
      return toView(user, had)
    },
  })

  app.patch('/api/v1/me', {
    schema: {
      operationId: 'updateMe',
      summary: 'Change my name or time zone',
      tags: ['me'],
      body: ChangeMeBody,
      refuses: [NotAccepted, UnknownTimeZone, ServiceAway, TooManyRequests],
      response: { 200: MeView },
    },
    handler: async (request) => {
      const { name, timezone } = request.body
      if (timezone !== undefined && !timeZoneNamed(timezone)) throw new UnknownTimeZone()
      const data = { ...(name && { name: name.trim() }), ...(timezone && { timezone }) }
      // First, so that a change is not kept and then reported as failed because prayers is away.
      const had = await usage(request)
      return toView(await services.ask(updateUser(asPerson(request), data)), had)
    },
  })

  const usage = (request: FastifyRequest) =>
    services.ask(usageOf(request.caller.userId, ownHeaders(request, publicUrl)))

  const asPerson = (request: FastifyRequest) => ({
    ...ownHeaders(request, publicUrl),
    authorization: request.headers.authorization ?? '',
  })
}

function toView({ id, email = '', user_metadata: said }: User, usage: Usage) {
  const { prayer_count, premium, plan, early_access = false, prayers_remaining } = usage
  const name = text(said?.name)
  const timezone = timeZoneNamed(text(said?.timezone) ?? '')
  return {
    id,
    ...(name && { name }),
    email,
    premium_status: premium,
    ...(plan && { plan }),
    early_access,
    prayer_count,
    prayers_remaining,
    ...(timezone && { timezone }),
  }
}

/** People write their metadata through the auth protocol too, where it can be anything. */
function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
