import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import swagger from '@fastify/swagger'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { Ajv, type Options } from 'ajv'
import { default as ajvFormats } from 'ajv-formats'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifySchemaCompiler,
  LogController,
  type RawServerDefault,
} from 'fastify'
import { defineError } from '../errors.ts'
import type { Logger } from '../log.ts'
import { meter } from '../metrics.ts'
import { inTrace, TRACEPARENT } from '../trace.ts'
import { type JsonBodyOptions, useStrictJson } from './body.ts'
import { FORMATS, isUuid } from './formats.ts'
import { openApi } from './openapi.ts'
import { EVENT_LOOP_DELAY_MAX_MS, refuseOverload } from './overload.ts'
import {
  InvalidRequest,
  ProblemSchema,
  sendProblem,
  toProblem,
  useProblemDetails,
} from './problem-details.ts'
import { cutSlowCallers, PROGRESS_TIMEOUT_MS } from './slow-callers.ts'
import { refuseUnparsed } from './unparsed-requests.ts'

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

/** Larger requests are refused with 413. */
export const BODY_BYTES_MAX = 64 * 1024
/** A whole request has to be there by then, and this often it is looked at. */
const REQUEST_TIMEOUT_MS = 20_000
const REQUEST_CHECK_MS = 2_000

export interface AppOptions {
  /** The service's name: the title of its OpenAPI document. */
  readonly name: string
  readonly log: Logger
  /** Whose `X-Forwarded-For` is believed: for services the gateway, for the gateway its ingress. */
  readonly trustProxy?: string | string[] | false
  readonly bodyBytesMax?: number
  readonly json?: JsonBodyOptions
  /** Anybody may call, so nobody's request id or trace context is believed. For the gateway alone. */
  readonly callersAreUnknown?: boolean
  readonly eventLoopDelayMaxMs?: number
  readonly progressTimeoutMs?: number
}

/**
 * A Fastify app with the manners all our processes share: strict JSON, strict validation, problem details,
 * a request id, trace context, one log line per answer without query string or body, no implicit HEAD. It refuses
 * when it cannot keep up, and cuts callers who do not send or read.
 */
export function createApp(options: AppOptions): App {
  const {
    name,
    log,
    trustProxy = false,
    bodyBytesMax = BODY_BYTES_MAX,
    json = { allowEmpty: false },
    callersAreUnknown = false,
    eventLoopDelayMaxMs = EVENT_LOOP_DELAY_MAX_MS,
    progressTimeoutMs = PROGRESS_TIMEOUT_MS,
  } = options
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: bodyBytesMax,
    exposeHeadRoutes: false,
    genReqId: callersAreUnknown ? newRequestId : requestId,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { connectionsCheckingInterval: REQUEST_CHECK_MS, requireHostHeader: false },
    clientErrorHandler: refuseUnparsed(log),
    connectionTimeout: progressTimeoutMs,
    // Fastify's own 503 while it closes has neither our shape nor Retry-After; what arrives until then is still served.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 512 },
    // Fastify's own answers to paths it cannot route pass no hook, and Node's to requests without a host have no body.
    rewriteUrl: (request) => (isReadable(request) ? (request.url ?? '') : UNREADABLE_PATH),
    frameworkErrors: (error, request, reply) =>
      sendProblem(reply as unknown as FastifyReply, toProblem(error, request as unknown as FastifyRequest)),
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.addSchema(ProblemSchema)
  app.register(swagger, openApi(name))
  app.setValidatorCompiler(validatorCompiler())
  useStrictJson(app as unknown as FastifyInstance, json)
  useProblemDetails(app as unknown as FastifyInstance)
  refuseOverload(app as unknown as FastifyInstance, eventLoopDelayMaxMs)
  cutSlowCallers(app as unknown as FastifyInstance)
  app.addHook('onRequest', (request, _reply, done) =>
    inTrace(callersAreUnknown ? undefined : header(request, TRACEPARENT), done),
  )
  app.all(UNREADABLE_PATH, { schema: { hide: true }, onRequest: refuseUnreadable }, refuseUnreadable)
  app.addHook('preValidation', (request, _reply, done) => done(nulIn(request)))
  const durations = meter().createHistogram('http.server.request.duration_seconds', {
    description: 'From the first byte of a request to the last of its answer',
    advice,
  })
  // This line quotes nothing of a request that redaction could look for.
  const answers = log.child({}, { redact: [] })
  app.addHook('onResponse', (request, reply, done) => {
    const { schema, logLevel } = request.routeOptions
    const { operationId } = schema ?? {}
    // By the operation, never by the path, which can name somebody.
    const operation = operationId ?? 'other'
    durations.record(reply.elapsedTime / 1000, { operation, status: reply.statusCode })
    const ms = Math.round(reply.elapsedTime)
    const line = { reqId: request.id, req: request, operationId, status: reply.statusCode, ms }
    if (logLevel !== 'warn') answers.info(line, 'request answered')
    done()
  })
  return app
}

/** In seconds. The longest answers take up to 45. */
const advice = { explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 45] }

/** A request id given by the gateway, or a new one. Anything that is not a UUID is not believed. */
function requestId(request: { headers: Record<string, unknown> }): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && isUuid(given) ? given : newRequestId()
}

/** A version 7 UUID (RFC 9562) out of a version 4 one: Node keeps random bytes in store for those alone. */
function newRequestId(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** Bodies are taken as sent; query strings and headers are text by nature and become the schema's types. */
function validatorCompiler(): FastifySchemaCompiler<object> {
  const options: Options = { useDefaults: true, removeAdditional: false, allErrors: false, strict: false }
  const strict = withFormats(new Ajv(options))
  const coercing = withFormats(new Ajv({ ...options, coerceTypes: true }))
  return ({ schema, httpPart }) => (httpPart === 'body' ? strict : coercing).compile(schema)
}

function withFormats(ajv: Ajv): Ajv {
  ajvFormats.default(ajv)
  for (const [name, { validate }] of Object.entries(FORMATS))
    ajv.addFormat(name, { type: 'string', validate })
  return ajv
}

/** Where a path that cannot be decoded (`%ff`) or lacks its host is answered, with the headers and the log line of any other. */
const UNREADABLE_PATH = '/.unreadable'

type RawRequest = Pick<IncomingMessage, 'url' | 'httpVersion' | 'headers'>

const UnreadablePath = defineError('invalid', 'bad_request', 'This address cannot be read.')

/** HTTP/1.1 asks for a host (RFC 9112, 3.2). */
function isReadable({ url = '', httpVersion, headers }: RawRequest): boolean {
  if (httpVersion === '1.1' && headers.host === undefined) return false
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

async function refuseUnreadable(): Promise<never> {
  throw new UnreadablePath()
}

function nulIn({ raw }: FastifyRequest): Error | undefined {
  // Node refuses a bare one.
  if (!raw.url?.includes('%00')) return undefined
  return new InvalidRequest('The address contains a character (U+0000) that is not allowed.')
}
