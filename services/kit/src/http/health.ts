import type { Pool } from '../db.ts'
import type { App } from './app.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes `/readyz` say no, while everything else still answers. */
    stopReady?: () => void
  }
}

export interface HealthOptions {
  /** Throws when the process cannot do its work for a reason of its own: its database, never NATS or a peer. */
  readonly check: () => Promise<unknown>
}

const CHECK_TIMEOUT_MS = 2_000

/**
 * `/livez`: the process answers. `/readyz`: it can do its work, and is not stopping. NATS and other services are
 * left out on purpose: an outage there would take every pod out although people could still be served.
 */
export function healthRoutes(app: App, { check }: HealthOptions): void {
  let stopping = false
  app.get('/livez', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    if (stopping) return reply.code(503).send({ status: 'stopping' })
    try {
      await Promise.race([check(), timeout()])
      return { status: 'ok' }
    } catch {
      return reply.code(503).send({ status: 'unready' })
    }
  })
  app.decorate('stopReady', () => {
    stopping = true
  })
}

/** Whether the database answers. */
export function databaseCheck(pool: Pool): () => Promise<unknown> {
  return () => pool.query('select 1')
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('health check took too long')), CHECK_TIMEOUT_MS).unref()
  })
}
