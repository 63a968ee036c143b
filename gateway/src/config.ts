import { ConfigError, processSettings, tokenSettings } from '@selah/kit/config'
import Type, { type Static } from 'typebox'

export const GatewaySettings = Type.Object({
  ...processSettings,
  IDENTITY_URL: tokenSettings.IDENTITY_URL,
  TOKEN_ISSUER: tokenSettings.TOKEN_ISSUER,
  SERVICE_PRIVATE_KEY: tokenSettings.SERVICE_PRIVATE_KEY,
  PRAYERS_URL: Type.String({ minLength: 1 }),
  ANALYTICS_URL: Type.String({ minLength: 1 }),
  NATS_URL: Type.String({ minLength: 1 }),
  REDIS_URL: Type.String({ minLength: 1 }),
  /** Where the built page lies. Empty: the gateway serves the API alone. */
  WEB_DIR: Type.String({ default: '' }),
  PRODUCT_NAME: Type.String({ default: 'Selah' }),
  SUPPORT_EMAIL: Type.String({ default: 'support@localhost' }),
  /** What plans cost (D-01), in PLAN_CURRENCY itself and not in its cents; what a year saves is computed from it. */
  PLAN_MONTHLY_PRICE: Type.Number({ exclusiveMinimum: 0, default: 4.99 }),
  PLAN_YEARLY_PRICE: Type.Number({ exclusiveMinimum: 0, default: 39.99 }),
  /** ISO 4217. */
  PLAN_CURRENCY: Type.String({ pattern: '^[A-Z]{3}$', default: 'USD' }),
  /** What the payment provider knows these prices by. */
  PLAN_MONTHLY_PRICE_ID: Type.String({ default: 'price_monthly' }),
  PLAN_YEARLY_PRICE_ID: Type.String({ default: 'price_yearly' }),
  /** `local` multiplies every limit for tests and demonstrations. Refused in production. */
  RATE_LIMITS: Type.Enum(['standard', 'local'], { default: 'standard' }),
  /** Whose `X-Forwarded-For` is believed: addresses or ranges of the ingress, separated by commas. */
  TRUSTED_PROXIES: Type.String({ default: '' }),
  /** How long identity's access tokens are good: as long as that, a revoked session has to be remembered. */
  ACCESS_TOKEN_TTL_S: Type.Integer({ minimum: 60, default: 900 }),
})

export type GatewayConfig = Static<typeof GatewaySettings>

/** Refuses, in production, what only a developer's machine may have. Throws a ConfigError. */
export function refuseLocalSettings(config: GatewayConfig): void {
  if (config.ENVIRONMENT === 'production' && config.RATE_LIMITS === 'local') {
    throw new ConfigError('RATE_LIMITS=local is for ENVIRONMENT=local only: it lets anybody ask without end')
  }
}

/** Whom to believe about where a request came from, as Fastify wants it; nobody by default. */
export function trustedProxies({ TRUSTED_PROXIES }: GatewayConfig): string[] | false {
  const proxies = TRUSTED_PROXIES.split(',').map((each) => each.trim())
  const named = proxies.filter((each) => each !== '')
  return named.length > 0 ? named : false
}
