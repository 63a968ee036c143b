import { DrizzleQueryError } from 'drizzle-orm'
import { type AppError, defineError } from './errors.ts'

/** The database cannot answer now, for a reason that passes without a change to the request. */
export const DatabaseUnavailable = defineError(
  'unavailable',
  'database_unavailable',
  'This cannot be read or kept at the moment. Please try again in a few seconds.',
  { retryAfterS: 5 },
)

/**
 * SQLSTATEs of trouble that passes (PostgreSQL, appendix A), by class: connection, resources (53100 is a full disk, 53300
 * too many connections), intervention (57014 is a statement timeout, 57P01 to 57P03 a server that stops or starts), and
 * faults of the system below.
 */
const PASSING_CLASSES = new Set(['08', '53', '57', '58'])
/** The same by code: a standby, a session that idled in a transaction, serialization, deadlock, lock timeout. */
const PASSING_CODES = new Set(['25006', '25P03', '40001', '40P01', '55P03'])
/** SQLSTATEs and codes of Node that mean that a connection which was open is no longer. */
const BROKEN_CODES = new Set(['57P01', '57P02', '57P05', '25P03', '08003', '08006', 'ECONNRESET', 'EPIPE'])
/** Codes of Node for a server that cannot be reached. */
const UNREACHABLE_CODES = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
])
/** What pg and pg-pool say without a code, when a connection broke. */
const BROKEN_MESSAGES = new Set([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated unexpectedly',
])
/** What pg-pool says when all connections are in use for too long. */
export const LATE_MESSAGE = 'timeout exceeded when trying to connect'
/** The same when there was no connection in time, or no answer. */
const LATE_MESSAGES = new Set([
  LATE_MESSAGE,
  'Cannot use a pool after calling end on the pool',
  'Connection terminated due to connection timeout',
  'Query read timeout',
  'timeout expired',
])

/**
 * What a caller is told of an error of the database, or undefined when it is a fault of ours. The one place that decides:
 * every service answers `503` with `Retry-After` for what this names, and `500` for the rest.
 */
export function databaseTrouble(error: unknown): AppError | undefined {
  const { code, message, severity } = causeOf(error)
  const isTrouble =
    // PostgreSQL ends the connection with it, as it does when it takes none (55000).
    severity === 'FATAL' ||
    severity === 'PANIC' ||
    UNREACHABLE_CODES.has(code) ||
    PASSING_CODES.has(code) ||
    (code.length === 5 && PASSING_CLASSES.has(code.slice(0, 2))) ||
    LATE_MESSAGES.has(message) ||
    isBrokenConnection(error)
  return isTrouble ? new DatabaseUnavailable(error) : undefined
}

/** Whether the connection of a statement broke, so that another one may do better at once. */
export function isBrokenConnection(error: unknown): boolean {
  const { code, message } = causeOf(error)
  return BROKEN_CODES.has(code) || BROKEN_MESSAGES.has(message)
}

/** The error of pg: drizzle wraps it. */
function causeOf(error: unknown): { code: string; message: string; severity: string } {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof Error)) return { code: '', message: '', severity: '' }
  const { code = '', severity = '' } = cause as { code?: unknown; severity?: unknown }
  return { code: String(code), message: cause.message, severity: String(severity) }
}
