import type { App } from '@selah/kit/http/app'
import { requirePerson, requireService } from '@selah/kit/http/caller'
import type { PrayersDeps } from './deps.ts'
import { generationResourceRoutes } from './http/generations/generation-resource.routes.ts'
import { generationsRoutes } from './http/generations/generations.routes.ts'
import { importRoutes } from './http/import.routes.ts'
import { internalRoutes } from './http/internal.routes.ts'
import { labRoutes } from './http/lab.routes.ts'
import { prayersRoutes } from './http/prayers.routes.ts'
import { reportsRoutes } from './http/reports/reports.routes.ts'
import { sharedRoutes, sharesRoutes } from './http/shares.routes.ts'
import { situationsRoutes } from './http/situations.routes.ts'
import { versesRoutes } from './http/verses.routes.ts'

/** What this service speaks: /api/v1 for people, /internal for other services. */
export async function routes(app: App, deps: PrayersDeps): Promise<void> {
  if (deps.isLabOpen) await app.register(labRoutes)
  await app.register(versesRoutes, { prefix: '/api/v1' })
  await app.register(sharedRoutes, { prefix: '/api/v1', deps })
  await app.register(
    async (scope) => {
      await scope.register(requirePerson, { keys: deps.personKeys, issuer: deps.tokenIssuer })
      await scope.register(generationsRoutes, { deps })
      await scope.register(generationResourceRoutes, { deps })
      await scope.register(situationsRoutes)
      await scope.register(prayersRoutes, { deps })
      await scope.register(sharesRoutes, { deps })
      await scope.register(importRoutes, { deps })
      await scope.register(reportsRoutes, { deps })
    },
    { prefix: '/api/v1' },
  )
  await app.register(
    async (scope) => {
      await scope.register(requireService, { service: 'prayers', callers: deps.callers })
      await scope.register(internalRoutes, { deps })
    },
    { prefix: '/internal' },
  )
}
