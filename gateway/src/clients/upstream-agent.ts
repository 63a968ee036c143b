import { AsyncLocalStorage } from 'node:async_hooks'
import { Agent, type Dispatcher } from 'undici'

const CONNECT_TIMEOUT_MS = 3_000

/** Connections to the services, kept open, and a way to end a request when nobody waits for its answer any more. */
export interface UpstreamAgent extends AsyncDisposable {
  readonly request: Dispatcher['request']
  /** Runs `work`; requests it makes end when `signal` aborts. */
  untilAborted<Result>(signal: AbortSignal, work: () => Result): Result
}

export function createUpstreamAgent(): UpstreamAgent {
  const agent = new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS } })
  const waiting = new AsyncLocalStorage<AbortSignal>()
  // @fastify/reply-from has no option for a signal, but takes anything with `request` for its client.
  const request = (options: Dispatcher.RequestOptions, callback: RequestCallback) =>
    agent.request({ ...options, signal: waiting.getStore() ?? null }, callback)
  return {
    request: request as Dispatcher['request'],
    untilAborted: (signal, work) => waiting.run(signal, work),
    [Symbol.asyncDispose]: () => agent.destroy(),
  }
}

type RequestCallback = (error: Error | null, data: Dispatcher.ResponseData) => void
