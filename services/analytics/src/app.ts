import { type App, createApp } from '@selah/kit/http/app'
import { requirePerson } from '@selah/kit/http/caller'
import { databaseCheck, healthRoutes } from '@selah/kit/http/health'
import type { AnalyticsDeps } from './deps.ts'
import { analyticsRoutes } from './http/analytics.routes.ts'
import { eventsRoutes } from './http/events.routes.ts'

/** The HTTP side: a signed-in person reads what they did, and anybody's browser reports what is to be counted. */
export function buildApp(deps: AnalyticsDeps): App {
  const app = createApp({ name: 'analytics', log: deps.log })
  healthRoutes(app, { check: databaseCheck(deps.pool) })
  app.register(eventsRoutes, { deps, prefix: '/api/v1' })
  app.register(
    async (people) => {
      await people.register(requirePerson, { keys: deps.personKeys, issuer: deps.tokenIssuer })
      await people.register(analyticsRoutes, { deps })
    },
    { prefix: '/api/v1' },
  )
  return app
}
