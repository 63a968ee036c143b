import { type KeySource, remoteKeys } from '@selah/kit/http/jwks'
import { type ServiceIdentity, serviceIdentity } from '@selah/kit/http/service-token'
import type { Logger } from '@selah/kit/log'
import { createIdentityClient, type IdentityClient } from './clients/identity-client.ts'
import { createPrayersClient, type PrayersClient } from './clients/prayers-client.ts'
import { createServiceWatch, type ServiceWatch } from './clients/service-watch.ts'
import { createUpstreamAgent, type UpstreamAgent } from './clients/upstream-agent.ts'
import { type GatewayConfig, trustedProxies } from './config.ts'
import type { SiteValues } from './page-list.ts'
import { type PlanCatalogue, planOptions, planTexts } from './plans.ts'
import { createLimits, type Limits } from './plugins/rate-limit.ts'
import { followRevocations, type Revocations } from './plugins/revocation.ts'
import type { ServiceName } from './upstreams.ts'
import { findWebFiles, type WebFiles } from './web-files.ts'

export interface GatewayDeps {
  readonly log: Logger
  readonly publicUrl: URL
  /** What the pages show of the operator's choices. */
  readonly site: SiteValues
  readonly trustedProxies: string[] | false
  readonly serviceUrls: Readonly<Record<ServiceName, string>>
  readonly patience: Patience
  readonly watch: ServiceWatch
  readonly agent: UpstreamAgent
  /** identity's public keys, and the `iss` its tokens carry. */
  readonly personKeys: KeySource
  readonly tokenIssuer: string
  readonly revocations: Revocations
  readonly limits: Limits
  /** Who the gateway is to the services. */
  readonly identity: ServiceIdentity
  readonly identityClient: IdentityClient
  readonly prayersClient: PrayersClient
  /** What there is to buy. */
  readonly plans: PlanCatalogue
  readonly web: WebFiles | undefined
}

/** How long a service may be silent before its caller is told so. */
export interface Patience {
  /** Until a plain answer, or the first event of a stream. */
  readonly plainMs: number
  /** Until a service that may take long is asked for a sign of life, and again after as long. */
  readonly lookMs: number
  /** Between two pieces of a stream. */
  readonly silenceMs: number
  /** Until a prayer as JSON, which the service needs 45 s for at most. */
  readonly writingMs: number
}

/** A stream says something every 15 s: 35 s of silence are two beats that did not come. A sign of life takes 2 s at most. */
const PATIENCE: Patience = { plainMs: 5_000, lookMs: 3_000, silenceMs: 35_000, writingMs: 55_000 }

/** Everything with a lifetime; it ends with `lifetime`. Waits for nothing outside this process. */
export async function createDeps(
  config: GatewayConfig,
  log: Logger,
  lifetime: AsyncDisposableStack,
): Promise<GatewayDeps> {
  const { REDIS_URL: redisUrl, NATS_URL: natsUrl, ACCESS_TOKEN_TTL_S: accessTokenTtlS } = config
  const publicUrl = new URL(config.PUBLIC_URL)
  const plans = planOptions(config)
  const site = {
    product: config.PRODUCT_NAME,
    supportEmail: config.SUPPORT_EMAIL,
    baseUrl: publicUrl.origin,
    passwordLengthMin: String(config.PASSWORD_LENGTH_MIN),
    plans: config.PLANS_OPEN ? 'open' : 'soon',
    ...planTexts(plans),
    tagScript: config.TAG_SCRIPT,
    tagRecipient: config.TAG_RECIPIENT,
  } as const
  const identity = await serviceIdentity('gateway', config.SERVICE_PRIVATE_KEY)
  const serviceUrls = {
    identity: config.IDENTITY_URL,
    prayers: config.PRAYERS_URL,
    analytics: config.ANALYTICS_URL,
  }
  const watch = lifetime.use(createServiceWatch({ urls: serviceUrls, log }))
  return {
    log,
    publicUrl,
    site,
    trustedProxies: trustedProxies(config),
    serviceUrls,
    patience: PATIENCE,
    watch,
    agent: lifetime.use(createUpstreamAgent()),
    personKeys: remoteKeys(`${config.IDENTITY_URL}/auth/v1/.well-known/jwks.json`),
    tokenIssuer: config.TOKEN_ISSUER,
    revocations: lifetime.use(followRevocations({ natsUrl, log, accessTokenTtlS })),
    limits: lifetime.use(createLimits({ redisUrl, log, wide: config.RATE_LIMITS === 'local' })),
    identity,
    identityClient: createIdentityClient(config.IDENTITY_URL, watch),
    prayersClient: createPrayersClient(config.PRAYERS_URL, watch, identity),
    plans,
    web: await findWebFiles(config.WEB_DIR, site),
  }
}
