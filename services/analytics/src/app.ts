import type { App } from '@selah/kit/http/app'
import { requirePerson } from '@selah/kit/http/caller'
import type { AnalyticsDeps } from './deps.ts'
import { analyticsRoutes } from './http/analytics.routes.ts'
import { eventsRoutes } from './http/events.routes.ts'

/** What HTTP it speaks: a signed-in person reads what they did, and anybody's browser reports what is to be counted. */
export function routes(app: App, deps: AnalyticsDeps): void {
  app.register(eventsRoutes, { deps, prefix: '/api/v1' })
  app.register(
    async (people) => {
      await people.register(requirePerson, { keys: deps.personKeys, issuer: deps.tokenIssuer })
      await people.register(analyticsRoutes, { deps })
    },
    { prefix: '/api/v1' },
  )
}
