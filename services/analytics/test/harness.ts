import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Clock } from '@selah/kit/clock'
import { startEventBus } from '@selah/kit/events/event-bus'
import { createLogger, type Logger } from '@selah/kit/log'
import { createTestDatabase } from '@selah/kit/testing/database'
import { testIssuer } from '@selah/kit/testing/people'
import { buildApp } from '../src/app.ts'
import { CONSUMERS } from '../src/consumers/index.ts'
import type { StoredEvent } from '../src/db/browser-event-repository.ts'
import * as schema from '../src/db/schema.ts'
import { createDeps } from '../src/deps.ts'
import type { Analytics } from '../src/use-cases/get-analytics.ts'

export const MIGRATIONS = join(import.meta.dirname, '../migrations')
export const issuer = testIssuer()
const silent = createLogger('analytics', 'silent')

export interface AnalyticsOptions {
  /** Without it nothing is consumed, and nothing leaves the outbox. */
  readonly natsUrl?: string
  readonly now?: Clock
  readonly log?: Logger
}

/** The service in this process, on a database of its own. */
export async function startAnalytics({ natsUrl, now, log = silent }: AnalyticsOptions = {}) {
  const lifetime = new AsyncDisposableStack()
  const { url } = lifetime.use(await createTestDatabase(MIGRATIONS))
  const config = settings(url, natsUrl ?? '')
  const deps = { ...createDeps(config, log, lifetime), personKeys: issuer.keys, ...(now && { now }) }
  const app = buildApp(deps)
  lifetime.defer(() => app.close())
  if (natsUrl) {
    const bus = { service: 'analytics', natsUrl, pollMs: 20, retryPausesMs: [20, 20], consumers: CONSUMERS }
    lifetime.use(startEventBus({ ...deps, ...bus }))
  }
  return {
    app,
    deps,
    pool: deps.pool,
    get: (url: string, headers = {}) => app.inject({ method: 'GET', url, headers }),
    report: (events: unknown, headers = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/events',
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify(events),
      }),
    /** What is kept of what browsers reported, oldest first. */
    async browserEvents(): Promise<StoredEvent[]> {
      const { browserEvents } = schema
      return deps.db.select().from(browserEvents).orderBy(browserEvents.happenedAt, browserEvents.event)
    },
    async habitsOf(userId: string): Promise<Analytics> {
      const authorization = `Bearer ${await issuer.tokenFor(userId)}`
      return (
        await app.inject({ method: 'GET', url: '/api/v1/analytics', headers: { authorization } })
      ).json()
    },
    async count(
      table: 'activities' | 'browser_events' | 'outbox' | 'parked_events' | 'consumed_events',
    ): Promise<number> {
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
