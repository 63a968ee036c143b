import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { loadConfig } from '@selah/kit/config'
import { createLogger } from '@selah/kit/log'
import { buildApp } from '@selah/kit/service/app'
import { openNeeds } from '@selah/kit/service/needs'
import type {} from '@selah/kit/testing/database'
import { testIssuer, testServiceKey } from '@selah/kit/testing/people'
import { installTracing } from '@selah/kit/trace'
import { planDefaults, planOptions } from '@selah/plans'
import { SERVICES, type ServiceName, urlSettingOf } from '@selah/registry'
import { inject } from 'vitest'
import { settings } from '../src/config.ts'
import { createDeps, type GatewayDeps } from '../src/deps.ts'
import { createLimits } from '../src/plugins/rate-limit.ts'
import { service } from '../src/service.ts'
import { type AskOptions, ask } from './ask.ts'
import { type Answer, echo, json, startUpstream, type TestUpstream } from './upstream.ts'

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

/** The gateway in this process, listening, before a stand-in for each service. */
export async function startGateway(options: GatewayOptions = {}) {
  const lifetime = new AsyncDisposableStack()
  const services = await startUpstreams(options.answer, lifetime)
  const config = loadConfig(settings, {
    ENVIRONMENT: 'local',
    ...Object.fromEntries(SERVICES.map(({ name }) => [urlSettingOf(name), services[name].url])),
    TOKEN_ISSUER: issuer.issuer,
    SERVICE_PRIVATE_KEY: testServiceKey('gateway'),
    NATS_URL: 'nats://127.0.0.1:1',
    REDIS_URL: options.redisUrl ?? inject('redisUrl'),
    ...options.settings,
  })
  const lines: string[] = []
  const { LOG_LEVEL } = process.env
  const log = LOG_LEVEL
    ? createLogger('gateway', LOG_LEVEL)
    : createLogger('gateway', 'info', { write: (line) => void lines.push(line) })
  const base = await openNeeds(service, config, log, lifetime)
  const { redis } = base
  const limits = createLimits({ redis, wide: options.wide ?? false, keyPrefix: `test:${randomUUID()}` })
  const made = await createDeps({ ...base, personKeys: issuer.keys }, config, lifetime)
  // The gateway has asked what plans cost; tests look at what it passes on.
  services.billing.seen.length = 0
  const app = await buildApp('gateway', service.processes.main, { ...made, limits, ...options.deps })
  await app.listen({ host: '127.0.0.1', port: 0 })
  lifetime.defer(() => app.close())
  const { port } = app.server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    services,
    /** Everything that was logged so far, unless LOG_LEVEL has it printed. */
    logged: () => lines.join(''),
    ask: (path: string, given: AskOptions = {}) => ask(port, path, given),
    [Symbol.asyncDispose]: () => lifetime.disposeAsync(),
  }
}

async function startUpstreams(
  answer: Answer | undefined,
  lifetime: AsyncDisposableStack,
): Promise<Record<ServiceName, TestUpstream>> {
  const started = SERVICES.map(async ({ name }) => {
    const usual = name === 'billing' ? sellPlans : undefined
    return [name, lifetime.use(await startUpstream(answer ?? usual))] as const
  })
  return Object.fromEntries(await Promise.all(started)) as Record<ServiceName, TestUpstream>
}

/** The gateway asks what plans cost before it listens. */
const sellPlans: Answer = (request, response, raw) =>
  request.url === '/api/v1/plans'
    ? json(response, 200, planOptions(planDefaults()))
    : echo(request, response, raw)

export async function bearer(claims: Record<string, unknown> = {}, userId: string = randomUUID()) {
  return { authorization: `Bearer ${await issuer.tokenFor(userId, claims)}` }
}
