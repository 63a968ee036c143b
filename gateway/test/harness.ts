import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { loadConfig } from '@selah/kit/config'
import { createLogger } from '@selah/kit/log'
import type {} from '@selah/kit/testing/database'
import { testIssuer, testServiceKey } from '@selah/kit/testing/people'
import { installTracing } from '@selah/kit/trace'
import { inject } from 'vitest'
import { buildApp } from '../src/app.ts'
import { GatewaySettings } from '../src/config.ts'
import { createDeps, type GatewayDeps } from '../src/deps.ts'
import { createLimits } from '../src/plugins/rate-limit.ts'
import { type AskOptions, ask } from './ask.ts'
import { type Answer, startUpstream } from './upstream.ts'

export const issuer = testIssuer()
installTracing()

export interface GatewayOptions {
  readonly settings?: Record<string, string>
  readonly deps?: Partial<GatewayDeps>
  readonly redisUrl?: string
  readonly wide?: boolean
  /** How every service answers; each can be given another `answer` later. */
  readonly answer?: Answer
}

/** The gateway in this process, listening, before three stand-ins for services. */
export async function startGateway(options: GatewayOptions = {}) {
  const lifetime = new AsyncDisposableStack()
  const identity = lifetime.use(await startUpstream(options.answer))
  const prayers = lifetime.use(await startUpstream(options.answer))
  const analytics = lifetime.use(await startUpstream(options.answer))
  const redisUrl = options.redisUrl ?? inject('redisUrl')
  const config = loadConfig(GatewaySettings, {
    ENVIRONMENT: 'local',
    IDENTITY_URL: identity.url,
    PRAYERS_URL: prayers.url,
    ANALYTICS_URL: analytics.url,
    TOKEN_ISSUER: issuer.issuer,
    SERVICE_PRIVATE_KEY: testServiceKey('gateway'),
    NATS_URL: 'nats://127.0.0.1:1',
    REDIS_URL: redisUrl,
    ...options.settings,
  })
  const lines: string[] = []
  const { LOG_LEVEL } = process.env
  const log = LOG_LEVEL
    ? createLogger('gateway', LOG_LEVEL)
    : createLogger('gateway', 'info', { write: (line) => void lines.push(line) })
  const limits = lifetime.use(
    createLimits({ redisUrl, log, wide: options.wide ?? false, keyPrefix: `test:${randomUUID()}` }),
  )
  const made = await createDeps(config, log, lifetime)
  const app = await buildApp({ ...made, personKeys: issuer.keys, limits, ...options.deps })
  await app.listen({ host: '127.0.0.1', port: 0 })
  lifetime.defer(() => app.close())
  const { port } = app.server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    services: { identity, prayers, analytics },
    /** Everything that was logged so far, unless LOG_LEVEL has it printed. */
    logged: () => lines.join(''),
    ask: (path: string, given: AskOptions = {}) => ask(port, path, given),
    [Symbol.asyncDispose]: () => lifetime.disposeAsync(),
  }
}

export async function bearer(claims: Record<string, unknown> = {}, userId: string = randomUUID()) {
  return { authorization: `Bearer ${await issuer.tokenFor(userId, claims)}` }
}
