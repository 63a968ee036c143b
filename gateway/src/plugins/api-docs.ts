import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import swaggerUi from '@fastify/swagger-ui'
import type { App } from '@selah/kit/http/app'

const DOCUMENT = join(import.meta.dirname, '../../openapi.json')

/** Its own policy, for its pages alone: swagger-ui draws icons from data: addresses. */
const DOCS_CSP = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The public API, for programs at /api/openapi.json and for people at /api/docs. */
export async function apiDocs(app: App): Promise<void> {
  const document = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as Record<string, unknown>
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => document)
  await app.register(async (docs) => {
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: DOCS_CSP,
      uiConfig: { url: '/api/openapi.json' },
      transformSpecification: () => document,
      transformSpecificationClone: false,
    })
  })
}
