import type { IncomingHttpHeaders } from 'node:http'

/** Older ones are forgotten. */
const REQUESTS_MAX = 200

/**
 * How a request went on: being answered; answered to the end; the caller hung up first; or the sandbox broke the
 * connection because a knob said so.
 */
export type Outcome = 'answering' | 'answered' | 'hung-up' | 'broken'

/** What somebody asked of the sandbox, as it arrived, so that a test can say what was sent where. */
export interface RecordedRequest {
  readonly number: number
  readonly system: 'openai' | 'stripe' | 'push'
  readonly method: string
  readonly path: string
  /** Lower-case names. A bearer token is replaced by 'Bearer …'. */
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
  outcome: Outcome
}

export interface RequestLog {
  record(request: Pick<RecordedRequest, 'system' | 'method' | 'path' | 'headers' | 'body'>): RecordedRequest
  /** Oldest first. */
  list(): readonly RecordedRequest[]
  clear(): void
}

export function requestLog(): RequestLog {
  let requests: RecordedRequest[] = []
  let count = 0
  return {
    record(request) {
      count += 1
      const recorded: RecordedRequest = {
        ...request,
        number: count,
        headers: withoutSecrets(request.headers),
        outcome: 'answering',
      }
      requests = [...requests, recorded].slice(-REQUESTS_MAX)
      return recorded
    },
    list: () => requests,
    clear() {
      requests = []
    },
  }
}

function withoutSecrets(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers.authorization ? { ...headers, authorization: 'Bearer …' } : headers
}
