import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SeenRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** The same as it arrived. */
  readonly bytes: Buffer
}

export type Answer = (request: SeenRequest, response: ServerResponse, raw: IncomingMessage) => void

/** Stands in for a service: remembers what reached it, and answers as told. */
export interface TestUpstream extends AsyncDisposable {
  readonly url: string
  readonly seen: SeenRequest[]
  answer: Answer
  stop(): Promise<void>
}

export async function startUpstream(answer: Answer = echo): Promise<TestUpstream> {
  const upstream = { seen: [] as SeenRequest[], answer }
  const server = createServer(async (raw, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of raw) chunks.push(chunk)
    const { method = '', url = '', headers } = raw
    const bytes = Buffer.concat(chunks)
    const request = { method, url, headers, body: bytes.toString(), bytes }
    upstream.seen.push(request)
    upstream.answer(request, response, raw)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return Object.assign(upstream, { url: `http://127.0.0.1:${port}`, stop, [Symbol.asyncDispose]: stop })
}

/** Says back what it got. */
export const echo: Answer = ({ bytes: _bytes, ...request }, response) => json(response, 200, request)

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
