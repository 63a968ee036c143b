import { createServiceClient, type ServiceClient } from '@selah/kit/http/service-client'
import { createServiceWatch, type ServiceWatch } from '@selah/kit/http/service-watch'
import type { Base } from '@selah/kit/service/needs'
import { planTexts } from '@selah/plans'
import { type PageSources, SERVICES, urlSettingOf } from '@selah/registry'
import { readPlans } from './clients/read-plans.ts'
import { createUpstreamAgent, type UpstreamAgent } from './clients/upstream-agent.ts'
import { type GatewayConfig, type needs, trustedProxies } from './config.ts'
import type { SiteValues } from './page-list.ts'
import { createLimits, type Limits } from './plugins/rate-limit.ts'
import { followRevocations, type Revocations } from './plugins/revocation.ts'
import { PAGE_SOURCES, type ServiceName, UPSTREAMS, type Upstream } from './upstreams.ts'
import { findWebFiles, type WebFiles } from './web-files.ts'

type GatewayBase = Base<(typeof needs)[number]>

export interface GatewayDeps extends GatewayBase {
  readonly publicUrl: URL
  /** What the pages show of the operator's choices. */
  readonly site: SiteValues
  readonly trustedProxies: string[] | false
  /** Everything that is public. */
  readonly upstreams: readonly Upstream[]
  readonly pageSources: readonly PageSources[]
  readonly serviceUrls: Readonly<Record<ServiceName, string>>
  readonly patience: Patience
  readonly watch: ServiceWatch
  readonly agent: UpstreamAgent
  readonly revocations: Revocations
  readonly limits: Limits
  readonly services: ServiceClient
  readonly web: WebFiles | undefined
}

/** How long a service may be silent before its caller is told so. */
export interface Patience {
  /** Until a plain answer whose row does not say otherwise, or the first event of a stream. */
  readonly plainMs: number
  /** Until a service that may take long is asked for a sign of life, and again after as long. */
  readonly lookMs: number
  /** Between two pieces of a stream. */
  readonly silenceMs: number
}

/** A stream says something every 15 s: 35 s of silence are two beats that did not come. A sign of life takes 2 s at most. */
const PATIENCE: Patience = { plainMs: 5_000, lookMs: 3_000, silenceMs: 35_000 }

/** How long pages wait for their prices: billing may be starting as well. */
const PLANS_WITHIN_MS = 5_000

/** What is its own; it ends with `lifetime`. Waits for nothing outside this process but for the prices in the pages. */
export async function createDeps(
  base: GatewayBase,
  config: GatewayConfig,
  lifetime: AsyncDisposableStack,
): Promise<GatewayDeps> {
  const { log, identity, redis } = base
  const { NATS_URL: natsUrl, ACCESS_TOKEN_TTL_S: accessTokenTtlS } = config
  const publicUrl = new URL(config.PUBLIC_URL)
  const serviceUrls = urlsOf(config)
  const plans = await readPlans({
    url: serviceUrls.billing,
    log,
    patienceMs: config.WEB_DIR === '' ? 0 : PLANS_WITHIN_MS,
  })
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
  const watch = lifetime.use(createServiceWatch({ urls: serviceUrls, log }))
  return {
    ...base,
    publicUrl,
    site,
    trustedProxies: trustedProxies(config),
    upstreams: UPSTREAMS,
    pageSources: PAGE_SOURCES,
    serviceUrls,
    patience: PATIENCE,
    watch,
    agent: lifetime.use(createUpstreamAgent()),
    revocations: lifetime.use(followRevocations({ natsUrl, log, accessTokenTtlS })),
    limits: createLimits({ redis, wide: config.RATE_LIMITS === 'local' }),
    services: createServiceClient({ urls: serviceUrls, identity, watch }),
    web: await findWebFiles(config.WEB_DIR, site),
  }
}

function urlsOf(config: GatewayConfig): Record<ServiceName, string> {
  const given: Readonly<Record<string, unknown>> = config
  return Object.fromEntries(SERVICES.map(({ name }) => [name, given[urlSettingOf(name)]])) as Record<
    ServiceName,
    string
  >
}
