import type { Pool } from '../db.ts'
import { DatabaseUnavailable } from '../db-trouble.ts'
import { exportRoute } from '../export/person-export.ts'
import { type App, createApp } from '../http/app.ts'
import { databaseCheck, healthRoutes } from '../http/health.ts'
import type { KeySource } from '../http/jwks.ts'
import { refuseOnEachRoute } from '../http/openapi.ts'
import { type ServiceIdentity, serviceKeyRoute } from '../http/service-token.ts'
import type { Logger } from '../log.ts'
import type { ServiceProcess } from './definition.ts'

interface HasParts {
  readonly log: Logger
  readonly pool?: Pool
  readonly identity?: ServiceIdentity
  readonly callers?: ReadonlyMap<string, KeySource>
}

/**
 * The HTTP side of a process, not yet listening: kit's manners, /livez and /readyz, the service's public key when it
 * calls others, and what the process routes itself. A process that only works has the first two.
 */
export async function buildApp<Deps extends object>(
  name: string,
  process: ServiceProcess<Deps>,
  deps: Deps,
): Promise<App> {
  const { log, pool, identity, callers } = deps as Deps & HasParts
  const app = createApp({ name, log, ...process.app?.(deps) })
  if (pool) refuseOnEachRoute(app, () => ({ refuses: [DatabaseUnavailable] }))
  healthRoutes(app, { check: pool ? databaseCheck(pool) : async () => undefined })
  if (identity) serviceKeyRoute(app, identity)
  const { exportPerson } = process
  if (exportPerson && callers) await exportRoute(app, name, callers, (userId) => exportPerson(deps, userId))
  await process.routes?.(app, deps)
  return app
}
