import { createMailer, type Mailer } from '@selah/kit/mail'
import type { Base } from '@selah/kit/service/needs'
import { parseVaultKeys } from '@selah/kit/vault'
import { createPasswordHasher, type PasswordHasher } from './clients/password-hasher.ts'
import { type IdentityConfig, listOf, type needs } from './config.ts'
import { type Counters, createCounters } from './db/counters.ts'
import type { RedirectRules } from './domain/redirect.ts'
import type { SessionLimits } from './domain/session.ts'
import { type AccessTokens, createAccessTokens } from './tokens/access-token.ts'
import { createKeyedHash, type KeyedHash } from './tokens/keyed-hash.ts'
import { parseSigningKeys, type SigningKeys } from './tokens/signing-keys.ts'

/** So many guesses or mails count as one where the limits are `local`. */
const WIDE = 1_000

type IdentityBase = Base<(typeof needs)[number]>

export interface IdentityDeps extends IdentityBase {
  readonly config: IdentityConfig
  readonly signingKeys: SigningKeys
  readonly accessTokens: AccessTokens
  readonly passwords: PasswordHasher
  readonly hashes: KeyedHash
  /** Counts guesses and mails for all replicas. */
  readonly counters: Counters
  readonly mailer: Mailer
  readonly redirects: RedirectRules
  readonly sessionLimits: SessionLimits
}

/** What is its own; it ends with `lifetime`. */
export async function createDeps(
  base: IdentityBase,
  config: IdentityConfig,
  lifetime: AsyncDisposableStack,
): Promise<IdentityDeps> {
  const { pool, now } = base
  const vaultKeys = parseVaultKeys(config.VAULT_KEYS)
  const hashes = createKeyedHash(vaultKeys)
  const signingKeys = await parseSigningKeys(config.SIGNING_KEYS)
  return {
    ...base,
    config,
    signingKeys,
    accessTokens: createAccessTokens({
      keys: signingKeys,
      issuer: config.TOKEN_ISSUER,
      ttlS: config.ACCESS_TOKEN_TTL_S,
      now,
    }),
    hashes,
    counters: createCounters(pool, hashes, config.RATE_LIMITS === 'local' ? WIDE : 1),
    mailer: lifetime.use(createMailer(config.SMTP_URL, config.MAIL_FROM)),
    redirects: { siteUrl: config.PUBLIC_URL, allowed: listOf(config.REDIRECT_URLS) },
    passwords: await createPasswordHasher(),
    sessionLimits: { idleDaysMax: config.SESSION_IDLE_DAYS_MAX, daysMax: config.SESSION_DAYS_MAX },
  }
}
