import { randomUUID } from 'node:crypto'
import type { Clock } from '@selah/kit/clock'
import { startEventBus } from '@selah/kit/events/event-bus'
import { people, startTestService } from '@selah/kit/testing/service'
import { CONSUMERS } from '../src/consumers/index.ts'
import type { StoredEvent } from '../src/db/browser-event-repository.ts'
import * as schema from '../src/db/schema.ts'
import { service } from '../src/service.ts'
import type { Analytics } from '../src/use-cases/get-analytics.ts'

export interface AnalyticsOptions {
  /** Without it nothing is consumed, and nothing leaves the outbox. */
  readonly natsUrl?: string
  readonly now?: Clock
}

/** The service in this process, on a database of its own. */
export async function startAnalytics({ natsUrl, now }: AnalyticsOptions = {}) {
  const lifetime = new AsyncDisposableStack()
  const { app, deps, logged } = lifetime.use(await startTestService(service, { base: now ? { now } : {} }))
  if (natsUrl) {
    const bus = { service: 'analytics', natsUrl, pollMs: 20, retryPausesMs: [20, 20], consumers: CONSUMERS }
    lifetime.use(startEventBus({ ...deps, ...bus }))
  }
  return {
    app,
    deps,
    logged,
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
      const authorization = `Bearer ${await people.tokenFor(userId)}`
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

export const somebody = () => randomUUID()
