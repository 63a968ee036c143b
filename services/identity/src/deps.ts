import { type Clock, systemClock } from '@selah/kit/clock'
import { createPool, type Pool } from '@selah/kit/db'
import type { KeySource } from '@selah/kit/http/jwks'
import { trustedCallers } from '@selah/kit/http/service-token'
import type { Logger } from '@selah/kit/log'
import { createVault, parseVaultKeys, type Vault } from '@selah/kit/vault'
import { createPasswordHasher, type PasswordHasher } from './clients/password-hasher.ts'
import { type IdentityConfig, listOf } from './config.ts'
import { type Counters, createCounters } from './db/counters.ts'
import type { RedirectRules } from './domain/redirect.ts'
import type { SessionLimits } from './domain/session.ts'
import { type AccessTokens, createAccessTokens } from './tokens/access-token.ts'
import { createKeyedHash, type KeyedHash } from './tokens/keyed-hash.ts'
import { parseSigningKeys, type SigningKeys } from './tokens/signing-keys.ts'

/** So many guesses or mails count as one where the limits are `local`. */
const WIDE = 1_000

export interface IdentityDeps {
  readonly config: IdentityConfig
  readonly log: Logger
  readonly pool: Pool
  readonly now: Clock
  readonly signingKeys: SigningKeys
  readonly accessTokens: AccessTokens
  readonly passwords: PasswordHasher
  readonly hashes: KeyedHash
  /** Counts guesses and mails for all replicas. */
  readonly counters: Counters
  /** Seals mails until they are sent. */
  readonly vault: Vault
  readonly redirects: RedirectRules
  readonly sessionLimits: SessionLimits
  /** Which services may ask for people's addresses. */
  readonly callers: ReadonlyMap<string, KeySource>
}

/** Opens everything that has a lifetime; it ends with `lifetime`. */
export async function createDeps(
  config: IdentityConfig,
  log: Logger,
  lifetime: AsyncDisposableStack,
  now: Clock = systemClock,
): Promise<IdentityDeps> {
  const pool = createPool({ url: config.DATABASE_URL, max: config.DATABASE_POOL_MAX, log })
  lifetime.defer(() => pool.end())
  const vaultKeys = parseVaultKeys(config.VAULT_KEYS)
  const hashes = createKeyedHash(vaultKeys)
  const signingKeys = await parseSigningKeys(config.SIGNING_KEYS)
  return {
    config,
    log,
    pool,
    now,
    signingKeys,
    accessTokens: createAccessTokens({
      keys: signingKeys,
      issuer: config.TOKEN_ISSUER,
      ttlS: config.ACCESS_TOKEN_TTL_S,
      now,
    }),
    hashes,
    counters: createCounters(pool, hashes, config.RATE_LIMITS === 'local' ? WIDE : 1),
    vault: createVault(vaultKeys),
    redirects: { siteUrl: config.PUBLIC_URL, allowed: listOf(config.REDIRECT_URLS) },
    passwords: await createPasswordHasher(),
    sessionLimits: { idleDaysMax: config.SESSION_IDLE_DAYS_MAX, daysMax: config.SESSION_DAYS_MAX },
    callers: trustedCallers(config.TRUSTED_CALLERS),
  }
}
