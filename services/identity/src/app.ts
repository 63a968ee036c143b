import type { App } from '@selah/kit/http/app'
import { listOf } from './config.ts'
import type { IdentityDeps } from './deps.ts'
import { deleteUserRoutes, erasureRoutes } from './http/account/erasures.routes.ts'
import { sessionRoutes } from './http/account/sessions.routes.ts'
import { authRoutes } from './http/auth.routes.ts'
import { peopleRoutes } from './http/people.routes.ts'

export const app = ({ config }: IdentityDeps) => ({
  trustProxy: listOf(config.TRUSTED_PROXIES),
  // The client announces JSON also where it sends nothing.
  json: { allowEmpty: true },
})

/** The auth protocol under /auth/v1, sessions and the end of an account under /api/v1, and /internal for other services. */
export function routes(app: App, deps: IdentityDeps): void {
  app.register(authRoutes, { prefix: '/auth/v1', deps })
  app.register(deleteUserRoutes, { prefix: '/api/v1', deps })
  app.register(erasureRoutes, { prefix: '/api/v1', deps })
  app.register(sessionRoutes, { prefix: '/api/v1', deps })
  app.register(peopleRoutes, { prefix: '/internal', deps })
}
