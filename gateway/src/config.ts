import { ConfigError } from '@selah/kit/config'
import { settingsFor } from '@selah/kit/service/needs'
import { SERVICES, type ServiceName, urlSettingOf } from '@selah/registry'
import Type, { type Static, type TString } from 'typebox'

export const needs = ['people', 'identity', 'redis'] as const

type UrlSettings = Readonly<Record<`${Uppercase<ServiceName>}_URL`, TString>>

/** Where each service answers. */
const urlSettings = Object.fromEntries(
  SERVICES.map(({ name }) => [urlSettingOf(name), Type.String({ minLength: 1 })]),
) as UrlSettings

export const settings = settingsFor(needs, {
  ...urlSettings,
  NATS_URL: Type.String({ minLength: 1 }),
  /** Where the built page lies. Empty: the gateway serves the API alone. */
  WEB_DIR: Type.String({ default: '' }),
  PRODUCT_NAME: Type.String({ default: 'Selah' }),
  SUPPORT_EMAIL: Type.String({ default: 'support@localhost' }),
  /** Identity's setting of the same name, which judges; the pages say it beforehand. */
  PASSWORD_LENGTH_MIN: Type.Integer({ minimum: 6, maximum: 72, default: 6 }),
  /** Whether plans can be bought: until then the pages say that plans open soon. */
  PLANS_OPEN: Type.Boolean({ default: false }),
  /**
   * A script of the operator's own counting, by its path on this host; it defines `window.gtag('event', name, properties)`.
   * Empty: there is none. It runs only for people who were asked and said yes (D-47).
   */
  TAG_SCRIPT: Type.String({ pattern: '^(/[\\w-][\\w./-]*)?$', default: '' }),
  /** Who reads what that script is told, as the question names them. */
  TAG_RECIPIENT: Type.String({ default: '' }),
  /** `local` multiplies every limit for tests and demonstrations. Refused in production. */
  RATE_LIMITS: Type.Enum(['standard', 'local'], { default: 'standard' }),
  /** Whose `X-Forwarded-For` is believed: addresses or ranges of the ingress, separated by commas. */
  TRUSTED_PROXIES: Type.String({ default: '' }),
  /** How long identity's access tokens are good: as long as that, a revoked session has to be remembered. */
  ACCESS_TOKEN_TTL_S: Type.Integer({ minimum: 60, default: 900 }),
})

export type GatewayConfig = Static<typeof settings>

/** Refuses what only a developer's machine may have in production, and half a setting. Throws a ConfigError. */
export function refuseSettings(config: GatewayConfig): void {
  if (config.ENVIRONMENT === 'production' && config.RATE_LIMITS === 'local') {
    throw new ConfigError('RATE_LIMITS=local is for ENVIRONMENT=local only: it lets anybody ask without end')
  }
  if (config.TAG_SCRIPT !== '' && config.TAG_RECIPIENT === '') {
    throw new ConfigError(
      'TAG_SCRIPT needs TAG_RECIPIENT: nobody can agree to being counted by they know not whom',
    )
  }
}

/** Whom to believe about where a request came from, as Fastify wants it; nobody by default. */
export function trustedProxies({ TRUSTED_PROXIES }: GatewayConfig): string[] | false {
  const proxies = TRUSTED_PROXIES.split(',').map((each) => each.trim())
  const named = proxies.filter((each) => each !== '')
  return named.length > 0 ? named : false
}
