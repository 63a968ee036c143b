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
  const timeout = row.streams ? deps.patience.streamMs : deps.patience.plainMs
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    deps.agent.untilAborted(hungUp(reply), () =>
      reply.from(undefined, {
        ...content(request),
        timeout,
        getUpstream: () => base,
        // The default repeats a GET ten times when a service says 503.
        retryDelay: () => null,
        rewriteRequestHeaders: (_request, headers) => requestHeaders(request, headers, deps.publicUrl),
        rewriteHeaders: responseHeaders,
        onError: (failed, { error }) => failed.send(new ServiceAway(error)),
      }),
    )
}

function content({ body, headers }: FastifyRequest): { body?: Buffer; contentType?: string } {
  if (!Buffer.isBuffer(body)) return {}
  return { body, contentType: headers['content-type'] ?? 'application/octet-stream' }
}

/** Aborts when the caller leaves before the answer is complete. */
function hungUp(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort()
  })
  return leaving.signal
}
