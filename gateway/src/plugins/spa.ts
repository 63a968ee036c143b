import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import fastifyStatic from '@fastify/static'
import type { App } from '@selah/kit/http/app'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeptPage } from '../kept-page.ts'
import type { WebFiles } from '../web-files.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
/** Vite puts a hash of the content into these names, so they never change. */
const HASHED_FILES = '/assets/'
/** Paths of programs, not of people: an unknown one gets problem details instead of the page. */
const NOT_A_PAGE = /^\/(?:api|auth\/v1|internal|assets|\.well-known)(?:\/|$)|\.[a-z0-9]{1,12}$/i

/** The web's files, and a page for every path that a person can type. */
export async function spa(app: App, web: WebFiles): Promise<void> {
  await app.register(fastifyStatic, { root: web.dir, serve: false, preCompressed: true, index: false })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: (request, reply) => answer(web, request, reply),
  })
}

async function answer(web: WebFiles, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const [asked = '/', ...query] = request.url.split('?')
  const path = decodeURIComponent(asked)
  if (web.files.has(path)) return sendFile(path, reply)
  const text = web.texts.get(path)
  if (text) return send(text, request, reply)
  // One page, one address: two would be two pages to search engines.
  if (asked.length > 1 && asked.endsWith('/') && web.answerAt(path.slice(0, -1)).status === 200) {
    return reply.redirect([asked.slice(0, -1), ...query].join('?'), 308)
  }
  const { page, status, indexed } = web.answerAt(path)
  if (status === 404 && NOT_A_PAGE.test(path)) {
    reply.callNotFound()
    return reply
  }
  // Without its path, which may be a link that was cut, with its token.
  if (status === 404) request.log.info('a page was asked for that does not exist')
  if (!indexed) reply.header('x-robots-tag', 'noindex')
  return send(page, request, reply.code(status))
}

function sendFile(path: string, reply: FastifyReply): FastifyReply {
  const isHashed = path.startsWith(HASHED_FILES)
  const options = isHashed ? { immutable: true, maxAge: YEAR_MS } : { cacheControl: false }
  if (!isHashed) reply.header('cache-control', 'no-cache')
  return reply.sendFile(path, options)
}

/** Browsers ask each time whether it is still the newest: a page names the hashed files. */
async function send(page: KeptPage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: page.etag })
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag)
    return reply.code(304).send()
  reply.type(page.type)
  const encoding = negotiate(String(request.headers['accept-encoding'] ?? ''), ['br', 'gzip', 'identity'])
  if (encoding !== 'br' && encoding !== 'gzip') return reply.send(await promisify(gunzip)(page.gzip))
  return reply.header('content-encoding', encoding).send(page[encoding])
}
