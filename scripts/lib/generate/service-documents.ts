import { generateKeyPairSync } from 'node:crypto'
import type { OpenAPIV3_1 } from 'openapi-types'
import { buildApp as buildGateway } from '../../../gateway/src/app.ts'
import { GatewaySettings } from '../../../gateway/src/config.ts'
import { createDeps as createGatewayDeps } from '../../../gateway/src/deps.ts'
import { buildApp as buildAnalytics } from '../../../services/analytics/src/app.ts'
import { AnalyticsSettings } from '../../../services/analytics/src/config.ts'
import { createDeps as createAnalyticsDeps } from '../../../services/analytics/src/deps.ts'
import { buildApp as buildIdentity } from '../../../services/identity/src/app.ts'
import { settings as identitySettings } from '../../../services/identity/src/config.ts'
import { createDeps as createIdentityDeps } from '../../../services/identity/src/deps.ts'
import { loadConfig } from '../../../services/kit/src/config.ts'
import type { App } from '../../../services/kit/src/http/app.ts'
import { createLogger } from '../../../services/kit/src/log.ts'
import { buildApp as buildPrayers } from '../../../services/prayers/src/app.ts'
import { prayersSettings } from '../../../services/prayers/src/config.ts'
import { createDeps as createPrayersDeps } from '../../../services/prayers/src/deps.ts'

/** A service's name, and what its app says it speaks. */
export interface ServiceDocument {
  readonly service: string
  readonly document: OpenAPIV3_1.Document
}

const log = createLogger('generate', 'silent')
const lifetime = new AsyncDisposableStack()

/** Each builds a service as its main.ts does, but neither migrates nor listens. */
const APPS: Record<string, () => Promise<App>> = {
  gateway: async () => buildGateway(await createGatewayDeps(loadConfig(GatewaySettings, ENV), log, lifetime)),
  identity: async () =>
    buildIdentity(await createIdentityDeps(loadConfig(identitySettings, ENV), log, lifetime)),
  prayers: async () => buildPrayers(await createPrayersDeps(loadConfig(prayersSettings, ENV), log, lifetime)),
  analytics: async () =>
    buildAnalytics(createAnalyticsDeps(loadConfig(AnalyticsSettings, ENV), log, lifetime)),
}

/** Every service's own OpenAPI document. */
export async function serviceDocuments(): Promise<ServiceDocument[]> {
  return Promise.all(
    Object.entries(APPS).map(async ([service, build]) => {
      const app = await build()
      await app.ready()
      return { service, document: app.swagger() as OpenAPIV3_1.Document }
    }),
  )
}

const privateJwk = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const NOBODY = '127.0.0.1:1'

/** Settings that satisfy every service and lead nowhere. */
const ENV: NodeJS.ProcessEnv = {
  ENVIRONMENT: 'local',
  DATABASE_URL: `postgres://nobody@${NOBODY}/nothing`,
  NATS_URL: `nats://${NOBODY}`,
  REDIS_URL: `redis://${NOBODY}`,
  SMTP_URL: `smtp://${NOBODY}`,
  IDENTITY_URL: `http://${NOBODY}`,
  PRAYERS_URL: `http://${NOBODY}`,
  ANALYTICS_URL: `http://${NOBODY}`,
  TOKEN_ISSUER: `http://${NOBODY}/auth/v1`,
  VAULT_KEYS: `generate:${Buffer.alloc(32).toString('base64')}`,
  SERVICE_PRIVATE_KEY: encoded({ ...privateJwk(), kid: 'generate' }),
  SIGNING_KEYS: encoded({ keys: [{ ...privateJwk(), kid: 'generate', alg: 'ES256', use: 'sig' }] }),
}
