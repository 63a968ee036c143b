import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { Agent, type Dispatcher } from 'undici'

const CONNECT_TIMEOUT_MS = 3_000
/** An answer that says it is no longer than this is taken whole: as a stream it costs three times as much. */
const WHOLE_BYTES_MAX = 256 * 1024

export interface UpstreamRequest {
  /** Of the service: protocol, host and port. */
  readonly origin: string
  /** With its query. */
  readonly path: string
  readonly method: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer | undefined
  /** Longest without the answer's first line, and longest without a further piece of it. */
  readonly headersMs: number
  readonly silenceMs: number
}

export interface UpstreamAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer | Readable
}

/** Ends a request: nobody waits for its answer any more. */
export type Abandon = (reason: Error) => void

/** Connections to the services, kept open. */
export interface UpstreamAgent extends AsyncDisposable {
  /** Asks once. `done` is called once, with the answer or with why there is none. */
  request(
    request: UpstreamRequest,
    done: (error: Error | undefined, answer?: UpstreamAnswer) => void,
  ): Abandon
}

export function createUpstreamAgent(): UpstreamAgent {
  const agent = new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS } })
  return {
    request({ headersMs: headersTimeout, silenceMs: bodyTimeout, ...request }, done) {
      const reading = new AnswerReader(done)
      const method = request.method as Dispatcher.HttpMethod
      agent.dispatch({ ...request, method, body: request.body ?? null, headersTimeout, bodyTimeout }, reading)
      return (reason) => reading.abandon(reason)
    },
    [Symbol.asyncDispose]: () => agent.destroy(),
  }
}

/** Reads one answer as undici hands it over: whole when it is short, else as it comes. */
class AnswerReader implements Dispatcher.DispatchHandler {
  private readonly done: (error: Error | undefined, answer?: UpstreamAnswer) => void
  private controller: Dispatcher.DispatchController | undefined
  private abandoned: Error | undefined
  private head: Pick<UpstreamAnswer, 'status' | 'headers'> | undefined
  private stream: Readable | undefined
  private readonly pieces: Buffer[] = []

  constructor(done: (error: Error | undefined, answer?: UpstreamAnswer) => void) {
    this.done = done
  }

  abandon(reason: Error): void {
    this.abandoned = reason
    this.controller?.abort(reason)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller
    if (this.abandoned) controller.abort(this.abandoned)
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    // Only a hint of what is to come.
    if (status < 200) return
    this.head = { status, headers }
    if (Number(headers['content-length'] ?? Number.NaN) <= WHOLE_BYTES_MAX) return
    this.stream = new Readable({
      read: () => controller.resume(),
      destroy(error, destroyed) {
        if (!this.readableEnded) controller.abort(error ?? new Error('nobody reads on'))
        destroyed(error)
      },
    })
    this.done(undefined, { ...this.head, body: this.stream })
  }

  onResponseData(controller: Dispatcher.DispatchController, piece: Buffer): void {
    if (!this.stream) this.pieces.push(piece)
    else if (!this.stream.push(piece)) controller.pause()
  }

  onResponseEnd(): void {
    if (this.stream) this.stream.push(null)
    else if (this.head) this.done(undefined, { ...this.head, body: Buffer.concat(this.pieces) })
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.stream) this.stream.destroy(error)
    else this.done(error)
  }
}
