import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { databaseTrouble } from '../db-trouble.ts'
import { AppError, defineError, type ErrorKind, NothingHere, type Refusal } from '../errors.ts'
import { FORMATS } from './formats.ts'

/** RFC 9457 problem details, as every path outside /auth/v1 answers. `detail` is a sentence for the person. */
export const ProblemSchema = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    /** Stable and public: clients switch on it. */
    code: Type.String(),
    detail: Type.String(),
    requestId: Type.String(),
    errors: Type.Optional(Type.Array(Type.Object({ path: Type.String(), message: Type.String() }))),
  },
  { $id: 'Problem' },
)
export type Problem = Static<typeof ProblemSchema>

export const PROBLEM_CONTENT_TYPE = 'application/problem+json; charset=utf-8'

/** How refusals look in one scope: the component that describes them, and which of its fields holds the code. */
export interface RefusalShape {
  readonly contentType: string
  readonly component: string
  readonly codeField: string
  readonly codeOf: (code: string) => string
}

/** How the OpenAPI document tells of them. */
export const PROBLEM_DETAILS: RefusalShape = {
  contentType: 'application/problem+json',
  component: 'Problem',
  codeField: 'code',
  codeOf: (code) => code,
}

const STATUS_OF: Record<ErrorKind, { status: number; title: string }> = {
  invalid: { status: 400, title: 'Invalid request' },
  unauthenticated: { status: 401, title: 'Not signed in' },
  'payment-required': { status: 402, title: 'Plan needed' },
  forbidden: { status: 403, title: 'Not allowed' },
  'not-found': { status: 404, title: 'Not found' },
  'too-slow': { status: 408, title: 'Too slow' },
  conflict: { status: 409, title: 'Conflict' },
  gone: { status: 410, title: 'Gone' },
  'too-large': { status: 413, title: 'Too large' },
  unsupported: { status: 415, title: 'Unsupported content' },
  unprocessable: { status: 422, title: 'Cannot be processed' },
  'limit-reached': { status: 429, title: 'Too many requests' },
  'head-too-large': { status: 431, title: 'Headers too large' },
  unavailable: { status: 503, title: 'Unavailable for the moment' },
}

export function statusOf(kind: ErrorKind): number {
  return STATUS_OF[kind].status
}

export function titleOf(kind: ErrorKind): string {
  return STATUS_OF[kind].title
}

export const InvalidRequest = defineError('invalid', 'validation_failed', (sentence: string) => sentence)
export const UnreadableRequest = defineError('invalid', 'bad_request', 'This request could not be read.')
export const TooLarge = defineError(
  'too-large',
  'request_entity_too_large',
  'That is more than can be sent at once. Please shorten it.',
)
export const UnsupportedContent = defineError(
  'unsupported',
  'unsupported_media_type',
  'Please send JSON (Content-Type: application/json).',
)

/** What Fastify itself refuses, in words for people. Everything else it raises is a plain bad request. */
const FRAMEWORK_REFUSALS: Record<string, Refusal<[]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: TooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: UnsupportedContent,
}

/** When to try again where nothing else is known. */
const RETRY_AFTER_S = 5

/** Answers every error and every unknown path of `app` with problem details, and every 503 with when to try again. */
export function useProblemDetails(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after'))
      reply.header('retry-after', String(RETRY_AFTER_S))
    done()
  })
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply))
  app.setNotFoundHandler(async () => {
    throw new NothingHere()
  })
}

/** Turns any thrown value into problem details. A surprise says nothing to the caller and everything to the log. */
export function toProblem(error: FastifyError | AppError, request: FastifyRequest): Problem {
  const requestId = request.id
  if (error instanceof AppError) return { ...problemOf(error), requestId }
  if (error.validation) return { ...validationProblem(error), requestId }
  const status = error.statusCode ?? 500
  const refusal = FRAMEWORK_REFUSALS[error.code]
  if (refusal) return { ...problemOf(new refusal()), requestId }
  if (status >= 400 && status < 500) return { ...problemOf(new UnreadableRequest()), status, requestId }
  const trouble = databaseTrouble(error)
  if (trouble) return { ...problemOf(trouble), requestId }
  const detail = 'Something went wrong on our side. Nothing you wrote is lost; please try again.'
  return { ...problem(500, 'Unexpected error', 'internal_error', detail), requestId }
}

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const answer = toProblem(error, request)
  noteRefusal(error, answer, request, reply)
  sendProblem(reply, answer)
}

/** Logs a refusal, and says when to try again where that is known. */
export function noteRefusal(
  error: FastifyError,
  answer: Problem,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  // What is away comes back by itself; anything else of ours is for a person to look at.
  if (answer.status === 503) request.log.warn({ err: error, code: answer.code }, 'request refused')
  else if (answer.status >= 500) request.log.error({ err: error }, 'request failed')
  else request.log.info({ status: answer.status, code: answer.code }, 'request refused')
  if (error instanceof AppError && error.retryAfterS) reply.header('retry-after', String(error.retryAfterS))
}

export function sendProblem(reply: FastifyReply, answer: Problem): void {
  // Serialised here: a route's response schemas must not reshape an error.
  reply
    .code(answer.status)
    .header('content-type', PROBLEM_CONTENT_TYPE)
    .serializer(JSON.stringify)
    .send(answer)
}

function problem(status: number, title: string, code: string, detail: string): Omit<Problem, 'requestId'> {
  return { type: `urn:selah:problem:${code}`, title, status, code, detail }
}

export function problemOf({ kind, code, message, fields }: AppError): Omit<Problem, 'requestId'> {
  const { status, title } = STATUS_OF[kind]
  return { ...problem(status, title, code, message), ...fields }
}

function validationProblem(error: FastifyError): Omit<Problem, 'requestId'> {
  const errors = (error.validation ?? []).map(({ instancePath, message, params }) => ({
    path: fieldPath(instancePath, params),
    message: sentence(message, params),
  }))
  const [first] = errors
  const where = first && first.path !== '/' ? `${first.path.slice(1).replaceAll('/', '.')} ` : ''
  const detail = first ? `${where}${first.message}.` : 'This request is not complete.'
  return { ...problem(400, 'Invalid request', 'validation_failed', detail), errors }
}

/** The field itself, also where what is wrong is said of the object that lacks it or has it too many. */
function fieldPath(instancePath: string, params: Record<string, unknown> | undefined): string {
  const field = params?.missingProperty ?? params?.additionalProperty
  return field === undefined ? instancePath || '/' : `${instancePath}/${String(field)}`
}

function sentence(message: string | undefined, params: Record<string, unknown> | undefined): string {
  if (params?.missingProperty) return 'is missing'
  if (params?.additionalProperty) return 'is not a field of this request'
  const format = Object.entries(FORMATS).find(([name]) => name === params?.format)?.[1]
  if (format) return format.sentence
  if (Array.isArray(params?.allowedValues)) return `must be one of ${params.allowedValues.join(', ')}`
  return message ?? 'is not valid'
}
