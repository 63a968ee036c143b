import { type App, createApp } from '@selah/kit/http/app'
import { databaseCheck, healthRoutes } from '@selah/kit/http/health'
import { listOf } from './config.ts'
import type { IdentityDeps } from './deps.ts'
import { authRoutes } from './http/auth.routes.ts'
import { peopleRoutes } from './http/people.routes.ts'

/** What HTTP identity speaks: the auth protocol under /auth/v1, and /internal for other services. */
export function buildApp(deps: IdentityDeps): App {
  const { log, config, pool } = deps
  const app = createApp({
    name: 'identity',
    log,
    trustProxy: listOf(config.TRUSTED_PROXIES),
    // The client announces JSON also where it sends nothing.
    json: { allowEmpty: true },
  })
  healthRoutes(app, { check: databaseCheck(pool) })
  app.register(authRoutes, { prefix: '/auth/v1', deps })
  app.register(peopleRoutes, { prefix: '/internal', deps })
  return app
}
