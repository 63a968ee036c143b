import type { App } from '@selah/kit/http/app'
import { requirePerson, requireService } from '@selah/kit/http/caller'
import type { BillingDeps } from './deps.ts'
import { internalRoutes } from './http/internal.routes.ts'
import { plansRoutes } from './http/plans.routes.ts'
import { subscriptionRoutes } from './http/subscription.routes.ts'
import { webhooksRoutes } from './http/webhooks.routes.ts'

/** A client that asks without saying anything may send the header of JSON with nothing behind it. */
export const app = () => ({ json: { allowEmpty: true } })

/** What this service speaks: /api/v1 for people and for Stripe, /internal for other services. */
export async function routes(app: App, deps: BillingDeps): Promise<void> {
  const prefix = '/api/v1'
  await app.register(plansRoutes, { prefix, deps })
  await app.register(webhooksRoutes, { prefix, deps })
  await app.register(
    async (scope) => {
      await scope.register(requirePerson, { keys: deps.personKeys, issuer: deps.tokenIssuer })
      await scope.register(subscriptionRoutes, { deps })
    },
    { prefix },
  )
  await app.register(
    async (scope) => {
      await scope.register(requireService, { service: 'billing', callers: deps.callers })
      await scope.register(internalRoutes, { deps })
    },
    { prefix: '/internal' },
  )
}
