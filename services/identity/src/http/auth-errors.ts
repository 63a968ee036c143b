import { AppError } from '@selah/kit/errors'
import { toProblem } from '@selah/kit/http/problem-details'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AuthError } from '../errors.ts'

export const API_VERSION_HEADER = 'x-supabase-api-version'
/** The version of the protocol whose error bodies we speak. */
export const API_VERSION = '2024-01-01'

/** Answers every error and every unknown path below /auth/v1 in the shapes the client reads. */
export function useAuthErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AuthError, request, reply) => sendError(error, request, reply))
  app.setNotFoundHandler((request, reply) =>
    sendError(new AuthError(404, 'not_found', 'There is nothing at this address.'), request, reply),
  )
}

function sendError(error: FastifyError | AuthError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toRefusal(error, request)
  const { status, code, retryAfterS } = refusal
  if (refusal === error || status < 500) request.log.info({ status, code }, 'request refused')
  else request.log.error({ err: error }, 'request failed')
  if (retryAfterS) reply.header('retry-after', String(retryAfterS))
  reply
    .code(status)
    .header('x-sb-error-code', code)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(refusal, speaksPresentVersion(request)))
}

/**
 * The present version has `code` as a string, the older one as the HTTP status. `error_code` and both spellings of the
 * message are there in either, for a browser that is not shown the version header.
 */
export function errorBody({ status, code, message, extra }: AuthError, isPresentVersion: boolean): object {
  return { code: isPresentVersion ? code : status, error_code: code, message, msg: message, ...extra }
}

/** Whether the caller asked for the present version of the protocol, or a later one. */
export function speaksPresentVersion(request: FastifyRequest): boolean {
  const asked = Date.parse(String(request.headers[API_VERSION_HEADER] ?? ''))
  return asked >= Date.parse(API_VERSION)
}

function toRefusal(error: FastifyError | AuthError, request: FastifyRequest): AuthError {
  if (error instanceof AuthError) return error
  const { status, code, detail } = toProblem(error, request)
  if (status < 500) return new AuthError(status, code, detail)
  const retryAfterS = error instanceof AppError ? error.retryAfterS : undefined
  return new AuthError(status, 'unexpected_failure', detail, { ...(retryAfterS && { retryAfterS }) })
}
