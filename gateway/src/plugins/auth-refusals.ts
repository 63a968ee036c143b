import { toProblem } from '@selah/kit/http/problem-details'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const VERSION_HEADER = 'x-supabase-api-version'
const VERSION = '2024-01-01'

/** Our codes in the words of the auth client, where it has its own. */
const CLIENT_CODES: Record<string, string> = {
  too_many_requests: 'over_request_rate_limit',
  service_unavailable: 'unexpected_failure',
  overloaded: 'unexpected_failure',
  internal_error: 'unexpected_failure',
}

/** Refuses, in the scope of /auth/v1, in the shape its client reads, old version and new. */
export function refuseAsAuthClient(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => refuse(error, request, reply))
}

function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code: ours, detail } = toProblem(error, request)
  const code = CLIENT_CODES[ours] ?? ours
  if (status === 503) request.log.warn({ err: error, code: ours }, 'request refused')
  else if (status >= 500) request.log.error({ err: error }, 'request failed')
  if ('retryAfterS' in error && error.retryAfterS) reply.header('retry-after', String(error.retryAfterS))
  if (request.headers[VERSION_HEADER]) reply.header(VERSION_HEADER, VERSION)
  return reply
    .code(status)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'x-sb-error-code': code })
    .send({ code, error_code: code, message: detail, msg: detail })
}
