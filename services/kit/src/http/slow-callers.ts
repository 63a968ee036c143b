import type { FastifyInstance } from 'fastify'

/**
 * After this long without progress a caller who sends a request slowly, or does not read its answer, is looked at. The
 * next look comes as much later at most, so they are cut after 20 s at most (T42).
 */
export const PROGRESS_TIMEOUT_MS = 10_000

/**
 * Cuts the connection of a caller who takes nothing of an answer that is waiting for them, or sends nothing of a request
 * that has begun. Belongs to an app with `connectionTimeout`. A connection that is quiet because there is nothing to
 * send stays open.
 */
export function cutSlowCallers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Node emits this after `connectionTimeout` without a byte in either direction, and closes only if nobody listens.
    reply.raw.on('timeout', (socket) => {
      if (socket.writableLength > 0 || !request.raw.complete) socket.destroy()
    })
    done()
  })
}
