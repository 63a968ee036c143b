import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { AppError } from '../errors.ts'
import { refuseOnEachRoute } from './openapi.ts'
import { noteRefusal, type RefusalShape, toProblem } from './problem-details.ts'

export const API_VERSION_HEADER = 'x-supabase-api-version'
/** The version of the auth client's protocol whose error bodies we speak. */
export const API_VERSION = '2024-01-01'

const AuthRefusalSchema = Type.Object(
  {
    code: Type.Optional(Type.Union([Type.String(), Type.Integer()])),
    error_code: Type.Optional(Type.String({ description: 'Stable; absent where OAuth has none' })),
    message: Type.String(),
    msg: Type.String(),
    error: Type.Optional(Type.String()),
    error_description: Type.Optional(Type.String()),
    weak_password: Type.Optional(Type.Object({ reasons: Type.Array(Type.String()) })),
  },
  { $id: 'AuthRefusal' },
)

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

/** How the OpenAPI document tells of these refusals. */
export const AUTH_CLIENT: RefusalShape = {
  contentType: 'application/json',
  component: 'AuthRefusal',
  codeField: 'error_code',
  codeOf: (code) => CLIENT_CODES[code] ?? code,
}

/** Refuses, in the scope of /auth/v1, in the shape its client reads. */
export function useAuthRefusals(
  app: FastifyInstance,
  { onlyPresentVersion = false }: AuthRefusalOptions = {},
): void {
  app.addSchema(AuthRefusalSchema)
  refuseOnEachRoute(app, () => ({ refusesAs: AUTH_CLIENT }))
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
  const code = AUTH_CLIENT.codeOf(answer.code)
  if (isPresent && request.headers[API_VERSION_HEADER]) reply.header(API_VERSION_HEADER, API_VERSION)
  const body = { code: isPresent ? code : status, error_code: code, message: detail, msg: detail }
  reply
    .code(status)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'x-sb-error-code': code })
    .serializer(JSON.stringify)
    .send({ ...body, ...(error instanceof AppError && error.fields) })
}
