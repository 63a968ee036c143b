import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { noteRefusal, toProblem } from './problem-details.ts'

export const API_VERSION_HEADER = 'x-supabase-api-version'
/** The version of the auth client's protocol whose error bodies we speak. */
export const API_VERSION = '2024-01-01'

/** Our codes in the words of the auth client, where it has its own. */
const CLIENT_CODES: Record<string, string> = {
  too_many_requests: 'over_request_rate_limit',
  service_unavailable: 'unexpected_failure',
  database_unavailable: 'unexpected_failure',
  overloaded: 'unexpected_failure',
  internal_error: 'unexpected_failure',
}

export interface AuthRefusalOptions {
  /** Speaks the present version to everybody. */
  readonly onlyPresentVersion?: boolean
}

/** Refuses, in the scope of /auth/v1, in the shape its client reads. */
export function useAuthRefusals(
  app: FastifyInstance,
  { onlyPresentVersion = false }: AuthRefusalOptions = {},
): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    refuse(error, request, reply, onlyPresentVersion || speaksPresentVersion(request)),
  )
}

/** Whether the caller asked for the present version of the protocol, or a later one. */
export function speaksPresentVersion(request: FastifyRequest): boolean {
  const asked = Date.parse(String(request.headers[API_VERSION_HEADER] ?? ''))
  return asked >= Date.parse(API_VERSION)
}

/**
 * The present version has `code` as a string, the older one as the HTTP status. `error_code` and both spellings of the
 * message are there in either, for a browser that is not shown the version header.
 */
function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply, isPresent: boolean): void {
  const answer = toProblem(error, request)
  noteRefusal(error, answer, request, reply)
  const { status, detail } = answer
  const code = CLIENT_CODES[answer.code] ?? answer.code
  if (isPresent && request.headers[API_VERSION_HEADER]) reply.header(API_VERSION_HEADER, API_VERSION)
  const body = { code: isPresent ? code : status, error_code: code, message: detail, msg: detail }
  reply
    .code(status)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'x-sb-error-code': code })
    .serializer(JSON.stringify)
    .send({ ...body, ...(error instanceof AppError && error.fields) })
}
