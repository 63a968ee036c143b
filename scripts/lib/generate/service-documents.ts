import { generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import { SERVICES, urlSettingOf } from '@selah/registry'
import type { OpenAPIV3_1 } from 'openapi-types'
import { loadConfig } from '../../../services/kit/src/config.ts'
import { createLogger } from '../../../services/kit/src/log.ts'
import { buildApp } from '../../../services/kit/src/service/app.ts'
import type { ServiceDefinition } from '../../../services/kit/src/service/definition.ts'
import { openNeeds } from '../../../services/kit/src/service/needs.ts'
import { ROOT } from '../paths.ts'

/** A service's name, and what its app says it speaks. */
export interface ServiceDocument {
  readonly service: string
  readonly document: OpenAPIV3_1.Document
}

const log = createLogger('generate', 'silent')
const lifetime = new AsyncDisposableStack()

/** Every service's own OpenAPI document. */
export async function serviceDocuments(): Promise<ServiceDocument[]> {
  const folders = ['gateway', ...SERVICES.map(({ name }) => join('services', name))]
  return Promise.all(folders.map(documentOf))
}

/** Builds a service as its process does, but neither migrates nor listens. */
async function documentOf(folder: string): Promise<ServiceDocument> {
  const { service } = (await import(join(ROOT, folder, 'src/service.ts'))) as { service: ServiceDefinition }
  const config = loadConfig(service.settings, ENV)
  const deps = await service.createDeps(await openNeeds(service, config, log, lifetime), config, lifetime)
  const app = await buildApp(service.name, service.processes.main, deps)
  await app.ready()
  return { service: service.name, document: app.swagger() as OpenAPIV3_1.Document }
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
  STOP_KEY: 'leads nowhere, and says nothing',
  ...Object.fromEntries(SERVICES.map(({ name }) => [urlSettingOf(name), `http://${NOBODY}`])),
  TOKEN_ISSUER: `http://${NOBODY}/auth/v1`,
  VAULT_KEYS: `generate:${Buffer.alloc(32).toString('base64')}`,
  SERVICE_PRIVATE_KEY: encoded({ ...privateJwk(), kid: 'generate' }),
  SIGNING_KEYS: encoded({ keys: [{ ...privateJwk(), kid: 'generate', alg: 'ES256', use: 'sig' }] }),
}
