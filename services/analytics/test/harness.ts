import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { startEventBus } from '@selah/kit/events/event-bus'
import { createLogger } from '@selah/kit/log'
import { createTestDatabase } from '@selah/kit/testing/database'
import { testIssuer } from '@selah/kit/testing/people'
import { buildApp } from '../src/app.ts'
import { CONSUMERS } from '../src/consumers/index.ts'
import { createDeps } from '../src/deps.ts'
import type { Analytics } from '../src/use-cases/get-analytics.ts'

export const MIGRATIONS = join(import.meta.dirname, '../migrations')
export const issuer = testIssuer()

/** The service in this process, on a database of its own. Without `natsUrl` nothing is consumed. */
export async function startAnalytics({ natsUrl }: { natsUrl?: string } = {}) {
  const lifetime = new AsyncDisposableStack()
  const { url } = lifetime.use(await createTestDatabase(MIGRATIONS))
  const log = createLogger('analytics', 'silent')
  const config = settings(url, natsUrl ?? '')
  const deps = { ...createDeps(config, log, lifetime), personKeys: issuer.keys }
  const app = buildApp(deps)
  lifetime.defer(() => app.close())
  if (natsUrl) {
    const bus = { service: 'analytics', natsUrl, pollMs: 20, nakDelaysMs: [20, 20], consumers: CONSUMERS }
    lifetime.use(startEventBus({ ...deps, ...bus }))
  }
  return {
    app,
    pool: deps.pool,
    get: (url: string, headers = {}) => app.inject({ method: 'GET', url, headers }),
    async habitsOf(userId: string): Promise<Analytics> {
      const authorization = `Bearer ${await issuer.tokenFor(userId)}`
      return (
        await app.inject({ method: 'GET', url: '/api/v1/analytics', headers: { authorization } })
      ).json()
    },
    async count(table: 'activities' | 'parked_events' | 'consumed_events'): Promise<number> {
      const { rows } = await deps.pool.query(`select count(*)::int as total from ${table}`)
      return rows[0].total
    },
    [Symbol.asyncDispose]: () => lifetime.disposeAsync(),
  }
}

function settings(databaseUrl: string, natsUrl: string) {
  return {
    HOST: '127.0.0.1',
    PORT: 0,
    LOG_LEVEL: 'silent' as const,
    ENVIRONMENT: 'local' as const,
    PUBLIC_URL: 'http://localhost:8080',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_MAX: 5,
    NATS_URL: natsUrl,
    OUTBOX_POLL_MS: 20,
    IDENTITY_URL: 'http://127.0.0.1:1',
    TOKEN_ISSUER: issuer.issuer,
  }
}

export const somebody = () => randomUUID()
