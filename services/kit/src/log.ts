import { isSpanContextValid, trace } from '@opentelemetry/api'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

export type { Logger } from 'pino'

/** Paths that never reach a log line, whatever somebody passes. */
const REDACTED_PATHS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'headers.authorization',
  '*.password',
  '*.token',
]

/** Lines are written some at a time, or after this long: a write for each would take a tenth of a request's time. */
const GATHERED = { minLength: 4_096, periodicFlush: 100 }

/** A JSON logger: one line per outcome, with the trace it belongs to. What is gathered is written when the process ends. */
export function createLogger(service: string, level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: { service },
    redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: safeError, req: safeRequest },
    mixin: traceFields,
  }
  return pino(options, destination ?? pino.destination({ ...GATHERED }))
}

function traceFields(): object {
  const context = trace.getActiveSpan()?.spanContext()
  return context && isSpanContextValid(context) ? { traceId: context.traceId } : {}
}

interface LoggedError {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack?: string
  readonly cause?: LoggedError
}

/**
 * What may be logged of an error. A database error quotes the values it failed on (drizzle in its message,
 * PostgreSQL in `detail`), and those can be somebody's words: of such errors only names and codes are kept.
 */
export function safeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error' }
  const code = 'code' in error ? String(error.code) : undefined
  const quotesValues = 'query' in error || 'severity' in error
  const message = quotesValues ? databaseMessage(error, code) : error.message
  const stack = error.stack?.slice(error.stack.indexOf('\n    at ') + 1)
  const cause = error.cause === undefined ? undefined : safeError(error.cause)
  return {
    type: error.name,
    message,
    ...(code && { code }),
    ...(stack && { stack }),
    ...(cause && { cause }),
  }
}

function databaseMessage(error: object, code: string | undefined): string {
  const constraint =
    'constraint' in error && error.constraint ? `, constraint ${String(error.constraint)}` : ''
  return `database error ${code ?? ''}${constraint}`.trim()
}

interface RequestLike {
  readonly method: string
  readonly id?: unknown
  readonly routeOptions?: { readonly url?: string | undefined }
}

/**
 * A request by its route's pattern. What was asked for may hold a token (`/shared/…`, `/verify/…`), an address or a name,
 * above all where no route was found: a link that was cut or mistyped.
 */
function safeRequest({ id, method, routeOptions }: RequestLike): object {
  return { id, method, path: routeOptions?.url ?? UNKNOWN_ROUTE }
}

const UNKNOWN_ROUTE = '(unknown)'
