import { NothingHere } from '@selah/kit/errors'
import type { App } from '@selah/kit/http/app'
import { useAuthRefusals } from '@selah/kit/http/auth-refusals'
import { isCanonicalPath } from './canonical-path.ts'
import type { GatewayDeps } from './deps.ts'
import { apiDocs } from './plugins/api-docs.ts'
import { bearer } from './plugins/bearer.ts'
import { proxyRoutes } from './plugins/proxy.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { spa } from './plugins/spa.ts'
import { configRoutes } from './routes/config.routes.ts'
import { exportRoutes } from './routes/export.routes.ts'
import { meRoutes } from './routes/me.routes.ts'
import type { Upstream } from './upstreams.ts'

export const app = ({ trustedProxies }: GatewayDeps) => ({
  trustProxy: trustedProxies,
  callersAreUnknown: true,
})

/** The only door: what the registry lists, a few answers of its own, and the page. */
export async function routes(app: App, deps: GatewayDeps): Promise<void> {
  const { publicUrl, web, pageSources } = deps
  await securityHeaders(app, { publicUrl, scriptHashes: web?.scriptHashes ?? [], pageSources })
  app.addHook('onRequest', ({ raw }, _reply, done) =>
    done(isCanonicalPath(raw.url?.split('?', 1)[0] ?? '') ? undefined : new NothingHere()),
  )
  await app.register(configRoutes, { deps })
  await proxies(app, deps)
  await app.register(async (people) => {
    await people.register(bearer, { deps })
    await people.register(meRoutes, { deps })
    await people.register(exportRoutes, { deps })
  })
  await apiDocs(app)
  if (web) await spa(app, web)
}

async function proxies(app: App, deps: GatewayDeps): Promise<void> {
  const isAuth = (row: Upstream) => row.refusesAs === 'auth-client'
  const { upstreams } = deps
  await app.register(async (auth) => {
    useAuthRefusals(auth, { onlyPresentVersion: true })
    await proxyRoutes(auth, { deps, rows: upstreams.filter(isAuth) })
  })
  await app.register(async (anyone) => {
    const rows = upstreams.filter((row) => row.access === 'anyone' && !isAuth(row))
    await proxyRoutes(anyone, { deps, rows })
  })
  await app.register(async (people) => {
    await people.register(bearer, { deps })
    await proxyRoutes(people, { deps, rows: upstreams.filter((row) => row.access === 'signed-in') })
  })
}
