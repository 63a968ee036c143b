import replyFrom from '@fastify/reply-from'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GatewayDeps } from '../deps.ts'
import { ServiceAway } from '../errors.ts'
import { requestHeaders, responseHeaders } from '../forwarded-headers.ts'
import type { Upstream } from '../upstreams.ts'
import { limitRequests } from './rate-limit.ts'

/** No HEAD: a service runs the handler of GET for it, and some of those have effects. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Hands requests on to a service, byte for byte, and its answers back as they come. */
export async function proxyRoutes(
  app: FastifyInstance,
  { deps, rows }: { deps: GatewayDeps; rows: readonly Upstream[] },
): Promise<void> {
  await app.register(replyFrom, { undici: { request: deps.agent.request }, disableRequestLogging: true })
  // The service reads and judges the content; here it is only limited in size.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) =>
    body.length > 0 ? body : undefined,
  )
  for (const row of rows) {
    const onRequest = limitRequests(deps.limits, row)
    for (const url of [row.prefix, `${row.prefix}/*`]) {
      app.route({ method: [...METHODS], url, schema: { hide: true }, onRequest, handler: handOn(deps, row) })
    }
  }
}

function handOn(deps: GatewayDeps, row: Upstream) {
  const base = deps.serviceUrls[row.service]
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    deps.watch.refuseWhenAway(row.service)
    const givenUp = new AbortController()
    const waiting = { left: hungUp(request, reply), givenUp: givenUp.signal, ...timeouts(deps, row, request) }
    const stopWatching = watchSilence(deps, row, () => givenUp.abort(new Error('no sign of life')))
    reply.raw.once('close', stopWatching)
    return deps.agent.waiting(waiting, () =>
      reply.from(undefined, {
        ...content(request),
        getUpstream: () => base,
        // The default repeats a GET ten times when a service says 503.
        retryDelay: () => null,
        rewriteRequestHeaders: (_request, headers) => requestHeaders(request, headers, deps.publicUrl),
        rewriteHeaders: responseHeaders,
        onResponse(_request, answer, { stream }) {
          stopWatching()
          answer.send(stream)
        },
        onError(failed, { error }) {
          void deps.watch.isAlive(row.service)
          failed.send(new ServiceAway(error))
        },
      }),
    )
  }
}

/** How long a service may be silent. An event stream says at once that it is there; a prayer as JSON comes when it is written. */
function timeouts({ patience }: GatewayDeps, row: Upstream, { headers }: FastifyRequest) {
  if (!row.streams) return { headersMs: patience.plainMs, silenceMs: patience.plainMs }
  const isStream = headers.accept?.includes('text/event-stream')
  return { headersMs: isStream ? patience.plainMs : patience.writingMs, silenceMs: patience.silenceMs }
}

/** Asks a service that may take long for a sign of life now and then, until it answers. */
function watchSilence({ watch, patience }: GatewayDeps, row: Upstream, giveUp: () => void): () => void {
  if (!row.streams) return () => undefined
  const asking = setInterval(async () => {
    if (!(await watch.isAlive(row.service))) giveUp()
  }, patience.lookMs)
  return () => clearInterval(asking)
}

function content({ body, headers }: FastifyRequest): { body?: Buffer; contentType?: string } {
  if (!Buffer.isBuffer(body)) return {}
  return { body, contentType: headers['content-type'] ?? 'application/octet-stream' }
}

/** Aborts when the caller leaves before the answer is complete. */
function hungUp(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  reply.raw.once('close', () => {
    if (reply.raw.writableFinished) return
    request.log.info({ operation: request.routeOptions.url }, 'caller left before the answer was complete')
    leaving.abort()
  })
  return leaving.signal
}
