import { negotiate } from '@fastify/accept-negotiator'
import fastifyStatic from '@fastify/static'
import type { App } from '@selah/kit/http/app'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding, WebFiles } from '../web-files.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
/** Vite puts a hash of the content into these names, so they never change. */
const HASHED_FILES = '/assets/'
/** Paths of programs, not of people: an unknown one gets problem details instead of the page. */
const NOT_A_PAGE = /^\/(?:api|auth\/v1|internal|assets|\.well-known)(?:\/|$)|\.[a-z0-9]{1,12}$/i

/** The single-page application: its files, and its page for every path that a person can type. */
export async function spa(app: App, web: WebFiles): Promise<void> {
  await app.register(fastifyStatic, { root: web.dir, serve: false, preCompressed: true, index: false })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: (request, reply) => answer(web, request, reply),
  })
}

function answer(web: WebFiles, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = decodeURIComponent(request.url.split('?', 1)[0] ?? '/')
  if (web.files.has(path)) return sendFile(path, reply)
  if (web.isPage(path)) return sendPage(web, request, reply.code(200))
  if (NOT_A_PAGE.test(path)) {
    reply.callNotFound()
    return reply
  }
  request.log.warn({ path }, 'a page was asked for that does not exist')
  return sendPage(web, request, reply.code(404))
}

function sendFile(path: string, reply: FastifyReply): FastifyReply {
  const isHashed = path.startsWith(HASHED_FILES)
  const options = isHashed ? { immutable: true, maxAge: YEAR_MS } : { cacheControl: false }
  if (!isHashed) reply.header('cache-control', 'no-cache')
  return reply.sendFile(path, options)
}

/** The page always asks whether it is still the newest: it names the hashed files. */
function sendPage(web: WebFiles, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: web.etag })
  if (reply.statusCode === 200 && request.headers['if-none-match'] === web.etag) return reply.code(304).send()
  const encoding = preferredEncoding(request)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(web.page[encoding])
}

function preferredEncoding({ headers }: FastifyRequest): Encoding {
  return negotiate(String(headers['accept-encoding'] ?? ''), ['br', 'gzip', 'identity']) ?? 'identity'
}
