import { ConfigError } from '@selah/kit/config'
import { settingsFor } from '@selah/kit/service/needs'
import Type, { type Static } from 'typebox'

export const needs = ['database', 'events', 'vault', 'callers'] as const

export const settings = settingsFor(needs, {
  /** The `iss` of the tokens it gives. */
  TOKEN_ISSUER: Type.String({ minLength: 1 }),
  /** base64url of a private JWKS (ES256). The first key signs, all are published. */
  SIGNING_KEYS: Type.String({ minLength: 1 }),
  ACCESS_TOKEN_TTL_S: Type.Integer({ minimum: 300, maximum: 3600, default: 900 }),
  /** A refresh token that was exchanged less than this ago still answers with the active one. */
  REFRESH_REUSE_INTERVAL_S: Type.Integer({ minimum: 0, maximum: 60, default: 10 }),
  /** A session ends when nobody used it for this long. */
  SESSION_IDLE_DAYS_MAX: Type.Integer({ minimum: 1, default: 90 }),
  /** A session ends this long after its sign-in; 0 means that use keeps it. */
  SESSION_DAYS_MAX: Type.Integer({ minimum: 0, default: 0 }),

  /** Signs people in at once, without a mail that proves their address. Refused in production. */
  SIGNUP_AUTOCONFIRM: Type.Boolean({ default: false }),
  SIGNUP_DISABLED: Type.Boolean({ default: false }),
  PASSWORD_LENGTH_MIN: Type.Integer({ minimum: 6, maximum: 72, default: 6 }),
  /** Whether passwords that are guessed first may be chosen. `allowed` is for tests, and refused in production. */
  COMMON_PASSWORDS: Type.Enum(['refused', 'allowed'], { default: 'refused' }),
  /** Asks for a code by mail before a password changes in a session older than a day. */
  PASSWORD_CHANGE_NEEDS_CODE: Type.Boolean({ default: false }),
  /** The terms a person accepts by signing up, by the day they were last changed; kept with their account. */
  TERMS_VERSION: Type.String({ default: '2025-10-29' }),

  /** `local` is wide enough for tests and demonstrations. Refused in production. */
  RATE_LIMITS: Type.Enum(['standard', 'local'], { default: 'standard' }),
  /** Whose `X-Forwarded-For` is believed: addresses, ranges or `loopback`, separated by commas. */
  TRUSTED_PROXIES: Type.String({ default: 'loopback' }),
  /** Other origins whose pages may call; the product's own page needs none. Separated by commas. */
  CORS_ORIGINS: Type.String({ default: '' }),
  /** Where links may lead besides PUBLIC_URL: URLs with `*` and `**`, separated by commas. */
  REDIRECT_URLS: Type.String({ default: '' }),

  SMTP_URL: Type.String({ minLength: 1 }),
  MAIL_FROM: Type.String({ default: 'Selah <no-reply@localhost>' }),
  MAIL_POLL_MS: Type.Integer({ minimum: 10, default: 1_000 }),
  /** How long a link or code from a mail works. */
  LINK_TTL_S: Type.Integer({ minimum: 60, maximum: 86_400, default: 3_600 }),
  PRODUCT_NAME: Type.String({ default: 'Selah' }),
  SUPPORT_EMAIL: Type.String({ default: 'support@localhost' }),
})

export type IdentityConfig = Static<typeof settings>

/** Refuses, in production, what only a developer's machine may have. Throws a ConfigError. */
export function refuseLocalSettings(config: IdentityConfig): void {
  if (config.ENVIRONMENT !== 'production') return
  const mistakes = [
    config.SIGNUP_AUTOCONFIRM &&
      'SIGNUP_AUTOCONFIRM=true would let anybody sign up with an address of somebody else',
    config.COMMON_PASSWORDS === 'allowed' &&
      'COMMON_PASSWORDS=allowed would let people choose what is guessed first',
    config.RATE_LIMITS === 'local' && 'RATE_LIMITS=local would let passwords be guessed by the thousand',
  ].filter((mistake) => mistake !== false)
  if (mistakes.length > 0) {
    throw new ConfigError(`Settings are for ENVIRONMENT=local only:\n  ${mistakes.join('\n  ')}`)
  }
}

/** `a, b` as a list. */
export function listOf(setting: string): string[] {
  return setting
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
}
