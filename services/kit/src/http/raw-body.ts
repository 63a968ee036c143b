import type { FastifyInstance } from 'fastify'

/** Has every body in the scope of `app` arrive as the bytes that were sent, for example where a signature covers them. */
export function useRawBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    body.length > 0 ? body : undefined,
  )
}
