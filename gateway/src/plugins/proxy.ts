import { useRawBody } from '@selah/kit/http/body'
import { ServiceAway } from '@selah/kit/http/service-refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { UpstreamAnswer } from '../clients/upstream-agent.ts'
import type { GatewayDeps } from '../deps.ts'
import { passedOn, requestHeaders, responseHeaders } from '../forwarded-headers.ts'
import type { Upstream } from '../upstreams.ts'
import { limitRequests } from './rate-limit.ts'

/** No HEAD: a service runs the handler of GET for it, and some of those have effects. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Hands requests on to a service, byte for byte, and its answers back as they come. */
export async function proxyRoutes(
  app: FastifyInstance,
  { deps, rows }: { deps: GatewayDeps; rows: readonly Upstream[] },
): Promise<void> {
  // The service reads and judges the content; here it is only limited in size.
  useRawBody(app)
  for (const row of rows) {
    const onRequest = limitRequests(deps.limits, row)
    const limit = row.bodyBytesMax === undefined ? {} : { bodyLimit: row.bodyBytesMax }
    for (const url of [row.prefix, `${row.prefix}/*`]) {
      const handler = handOn(deps, row)
      app.route({ method: [...METHODS], url, schema: { hide: true }, ...limit, onRequest, handler })
    }
  }
}

function handOn(deps: GatewayDeps, row: Upstream) {
  const { origin } = new URL(deps.serviceUrls[row.service])
  const names = passedOn(row)
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    deps.watch.refuseWhenAway(row.service)
    let hasLeft = false
    const stopWatching = watchSilence(deps, row, () => abandon(new Error('no sign of life')))
    const asked = {
      ...{
        origin,
        path: pathOf(request),
        method: request.method,
        ...content(request, deps.publicUrl, names),
      },
      ...timeouts(deps, row, request),
    }
    const abandon = deps.agent.request(asked, (error, answer) => {
      stopWatching()
      // Nobody is there to be told.
      if (hasLeft) return
      if (answer) return sendOn(reply, answer)
      void deps.watch.isAlive(row.service)
      reply.send(new ServiceAway(error))
    })
    reply.raw.once('close', () => {
      stopWatching()
      if (reply.raw.writableFinished) return
      hasLeft = true
      request.log.info({ operation: request.routeOptions.url }, 'caller left before the answer was complete')
      abandon(new Error('the caller has left'))
    })
    return reply
  }
}

function sendOn(reply: FastifyReply, { status, headers, body }: UpstreamAnswer): void {
  if (status > STATUS_MAX) return void reply.send(new ServiceAway(new Error(`a status of ${status}`)))
  reply.code(status).headers(responseHeaders(headers)).send(body)
}

/** HTTP knows no higher one (RFC 9110, 15). */
const STATUS_MAX = 599

/** The path as every reader writes it, and the query as it was sent. */
function pathOf({ raw: { url = '/' } }: FastifyRequest): string {
  const [path = '/'] = url.split('?', 1)
  return new URL(path, 'http://service').pathname + url.slice(path.length)
}

/** How long a service may be silent. An event stream says at once that it is there; JSON comes when it is ready. */
function timeouts({ patience }: GatewayDeps, row: Upstream, { headers }: FastifyRequest) {
  const { plainMs, silenceMs } = patience
  const isStream = row.streams && headers.accept?.includes('text/event-stream')
  const headersMs = isStream ? plainMs : (row.answerMsMax ?? plainMs)
  return { headersMs, silenceMs: row.streams ? silenceMs : plainMs }
}

/** Asks a service that may take long for a sign of life now and then, until it answers. */
function watchSilence({ watch, patience }: GatewayDeps, row: Upstream, giveUp: () => void): () => void {
  if (!row.streams && row.answerMsMax === undefined) return () => undefined
  const asking = setInterval(async () => {
    if (!(await watch.isAlive(row.service))) giveUp()
  }, patience.lookMs)
  return () => clearInterval(asking)
}

function content(request: FastifyRequest, publicUrl: URL, names: readonly string[]) {
  const headers = requestHeaders(request, publicUrl, names)
  const { body } = request
  if (!Buffer.isBuffer(body)) return { headers, body: undefined }
  headers['content-type'] ??= 'application/octet-stream'
  return { headers, body }
}
