import { AsyncLocalStorage } from 'node:async_hooks'
import { Agent, type Dispatcher } from 'undici'

const CONNECT_TIMEOUT_MS = 3_000

/** How a request to a service is waited for. */
export interface Waiting {
  /** Aborts when the caller has left: nobody waits for an answer any more, and nobody is told that there is none. */
  readonly left: AbortSignal
  /** Aborts when the service is taken to be away. */
  readonly givenUp: AbortSignal
  /** Longest without the answer's first line, and longest without a further piece of it. */
  readonly headersMs: number
  readonly silenceMs: number
}

/** Connections to the services, kept open. */
export interface UpstreamAgent extends AsyncDisposable {
  readonly request: Dispatcher['request']
  /** Runs `work`; the requests it makes are waited for like this. */
  waiting<Result>(how: Waiting, work: () => Result): Result
}

export function createUpstreamAgent(): UpstreamAgent {
  const agent = new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS } })
  const waits = new AsyncLocalStorage<Waiting>()
  // @fastify/reply-from has no options for these, but takes anything with `request` for its client.
  const request = (options: Dispatcher.RequestOptions, callback: RequestCallback) => {
    const how = waits.getStore()
    if (!how) throw new Error('a request to a service has to say how it is waited for')
    const { left, givenUp, headersMs: headersTimeout, silenceMs: bodyTimeout } = how
    const signal = AbortSignal.any([left, givenUp])
    agent.request({ ...options, signal, headersTimeout, bodyTimeout }, (error, data) => {
      if (!(error && left.aborted)) callback(error, data)
    })
  }
  return {
    request: request as Dispatcher['request'],
    waiting: (how, work) => waits.run(how, work),
    [Symbol.asyncDispose]: () => agent.destroy(),
  }
}

type RequestCallback = (error: Error | null, data: Dispatcher.ResponseData) => void
