import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'

/** What was waited for when time ran out. */
export type Wait = 'connection' | 'first-token' | 'next-token' | 'total'

/** Why the model wrote no prayer. Stable: it is logged and counted. */
export type WriterFailure =
  /** A wait ran out; `wait` says which. */
  | 'timeout'
  /** Could not be reached, said 429 or 5xx, or broke off before its first word. */
  | 'unavailable'
  /** Does not take our requests: the key, the model's name, the quota, a field. */
  | 'rejected'
  /** The model, or a filter before it, would not write this. */
  | 'refused'
  /** Not the JSON that was asked for. */
  | 'malformed'
  /** Began well and did not end. */
  | 'stopped-early'
  /** Far longer than any prayer. */
  | 'too-long'
  /** Not asked: it failed too often lately. */
  | 'breaker-open'
  /** Not asked: the day's money is spent. */
  | 'spent'
  /** Not asked a second time: the first answer took too long. */
  | 'no-time'
  /** The caller no longer wants it. */
  | 'aborted'

const NOT_ASKED: ReadonlySet<WriterFailure> = new Set(['breaker-open', 'spent', 'no-time'])

interface Facts {
  /** The endpoint's HTTP status. */
  readonly status?: number
  readonly wait?: Wait
  /** How long the endpoint asks us to stay away. */
  readonly retryAfterMs?: number
}

/**
 * Why the model wrote no prayer. Has no `cause` on purpose: what the SDK and endpoints throw may quote the request,
 * and this is logged.
 */
export class OpenAiWriterError extends Error {
  override readonly name = 'OpenAiWriterError'
  readonly reason: WriterFailure
  /** See domain/writer.ts: a person is told what left this server, and what did not. */
  readonly hasSentNothing: boolean
  readonly status?: number
  readonly wait?: Wait
  readonly retryAfterMs?: number

  constructor(reason: WriterFailure, facts: Facts = {}) {
    const { status, wait } = facts
    super(`the model wrote no prayer: ${[reason, wait, status].filter(Boolean).join(', ')}`)
    this.reason = reason
    this.hasSentNothing = NOT_ASKED.has(reason)
    Object.assign(this, facts)
  }
}

/** What any error of the SDK or its transport means, without anything it says. */
export function toWriterError(error: unknown): OpenAiWriterError {
  if (error instanceof OpenAiWriterError) return error
  if (error instanceof APIConnectionTimeoutError) {
    return new OpenAiWriterError('timeout', { wait: 'connection' })
  }
  if (error instanceof APIConnectionError) return new OpenAiWriterError('unavailable')
  // An event that is not JSON; the SDK has a message of its own for it.
  if (error instanceof SyntaxError) return new OpenAiWriterError('malformed')
  return error instanceof APIError ? ofStatus(error) : new OpenAiWriterError('unavailable')
}

function ofStatus({ status, code, headers }: APIError): OpenAiWriterError {
  // An error inside a stream that began well has no status.
  if (status === undefined) return new OpenAiWriterError('unavailable')
  const isPassing = (status === 429 && code !== 'insufficient_quota') || status >= 500
  if (!isPassing) return new OpenAiWriterError('rejected', { status })
  const retryAfterMs = headers && retryAfterOf(headers)
  return new OpenAiWriterError('unavailable', { status, ...(retryAfterMs !== undefined && { retryAfterMs }) })
}

/** Reads `retry-after-ms`, or `Retry-After` in seconds or as a date. */
function retryAfterOf(headers: Headers): number | undefined {
  const ms = Number.parseFloat(headers.get('retry-after-ms') ?? '')
  if (ms >= 0) return ms
  const given = headers.get('retry-after') ?? ''
  const waitMs = /^\s*\d/.test(given) ? Number.parseFloat(given) * 1000 : Date.parse(given) - Date.now()
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs)
}
