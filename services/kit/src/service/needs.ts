import Type, { type Static, type TObject, type TProperties } from 'typebox'
import { type Clock, systemClock } from '../clock.ts'
import { processSettings } from '../config.ts'
import { createPool, type Db, dbOf, type Pool } from '../db.ts'
import { type KeySource, remoteKeys } from '../http/jwks.ts'
import { type ServiceIdentity, serviceIdentity, trustedCallers } from '../http/service-token.ts'
import type { Logger } from '../log.ts'
import { connectRedis, endRedis, type Redis } from '../redis.ts'
import { createVault, parseVaultKeys, type Vault } from '../vault.ts'

/** What kit can open for a service: the settings each need brings, and what it gives. */
export interface Needs {
  /** PostgreSQL, migrated before anything else. */
  database: { settings: typeof databaseSettings; gives: { readonly pool: Pool; readonly db: Db } }
  /** NATS: the relay of the outbox, and the consumers of a process. */
  events: { settings: typeof eventSettings; gives: unknown }
  /** Redis: counters, which may be lost. */
  redis: { settings: typeof redisSettings; gives: { readonly redis: Redis } }
  /** Sealed words of people. */
  vault: { settings: typeof vaultSettings; gives: { readonly vault: Vault } }
  /** Verifies people's access tokens. */
  people: {
    settings: typeof peopleSettings
    /** identity's public keys, and the `iss` its tokens carry. */
    gives: { readonly personKeys: KeySource; readonly tokenIssuer: string }
  }
  /** Calls other services in its own name. */
  identity: { settings: typeof identitySettings; gives: { readonly identity: ServiceIdentity } }
  /** Answers other services below /internal. */
  callers: {
    settings: typeof callerSettings
    /** Who may call, with their public keys. */
    gives: { readonly callers: ReadonlyMap<string, KeySource> }
  }
}
export type Need = keyof Needs

const databaseSettings = {
  DATABASE_URL: Type.String({ minLength: 1 }),
  DATABASE_POOL_MAX: Type.Integer({ minimum: 1, maximum: 100, default: 10 }),
}
const eventSettings = {
  NATS_URL: Type.String({ minLength: 1 }),
  OUTBOX_POLL_MS: Type.Integer({ minimum: 10, default: 250 }),
  /** How long after an erasure it is looked at again. Longer than a request may be under way: what it wrote goes too. */
  ERASURE_SETTLE_MS: Type.Integer({ minimum: 0, default: 120_000 }),
}
const redisSettings = {
  REDIS_URL: Type.String({ minLength: 1 }),
}
const vaultSettings = {
  /** `id:base64 of 32 bytes[,id:…]`: key-encryption keys; the first wraps new keys, the others still open old ones. */
  VAULT_KEYS: Type.String({ minLength: 1 }),
}
const peopleSettings = {
  /** Where identity answers inside the system, without a trailing slash. */
  IDENTITY_URL: Type.String({ minLength: 1 }),
  /** The `iss` of people's tokens. */
  TOKEN_ISSUER: Type.String({ minLength: 1 }),
}
const identitySettings = {
  /** base64url of this service's private P-256 JWK; signs its own calls to /internal. */
  SERVICE_PRIVATE_KEY: Type.String({ minLength: 1 }),
}
const callerSettings = {
  /** `name=url[,name=url]`: who may call /internal here, and where their public keys are. */
  TRUSTED_CALLERS: Type.String({ default: '' }),
}

const SETTINGS: { readonly [Name in Need]: Needs[Name]['settings'] } = {
  database: databaseSettings,
  events: eventSettings,
  redis: redisSettings,
  vault: vaultSettings,
  people: peopleSettings,
  identity: identitySettings,
  callers: callerSettings,
}

/** The intersection of one part of several needs. */
type AllOf<Name extends Need, Part extends 'settings' | 'gives'> = (
  Name extends Need
    ? (each: Needs[Name][Part]) => void
    : never
) extends (all: infer All) => void
  ? All
  : never

/** The settings of a service: those of every process, those of its needs, and its own. */
export type SettingsOf<Name extends Need, Own extends TProperties> = typeof processSettings &
  AllOf<Name, 'settings'> &
  Own

/** What a service has before it has made anything of its own. */
export type Base<Name extends Need = never> = {
  readonly log: Logger
  readonly now: Clock
} & AllOf<Name, 'gives'>

/** One schema of everything that a service with these needs is told. */
export function settingsFor<const Name extends Need, Own extends TProperties = Record<never, never>>(
  needs: readonly Name[],
  own: Own = {} as Own,
): TObject<SettingsOf<Name, Own>> {
  const all = Object.assign({}, processSettings, ...needs.map((need) => SETTINGS[need]), own)
  return Type.Object(all) as unknown as TObject<SettingsOf<Name, Own>>
}

/** The settings that all needs together bring. */
export type NeedsConfig = Static<TObject<SettingsOf<Need, Record<never, never>>>>

/** Opens what a service needs; it ends with `lifetime`. Nothing is waited for: outages are met by the first request. */
export async function openNeeds<Name extends Need>(
  { name, needs }: { readonly name: string; readonly needs: readonly Name[] },
  config: object,
  log: Logger,
  lifetime: AsyncDisposableStack,
): Promise<Base<Name>> {
  const given = config as NeedsConfig
  const open: { readonly [Each in Need]: () => Needs[Each]['gives'] | Promise<Needs[Each]['gives']> } = {
    database() {
      const pool = createPool({ url: given.DATABASE_URL, max: given.DATABASE_POOL_MAX, log })
      lifetime.defer(() => pool.end())
      return { pool, db: dbOf(pool) }
    },
    events: () => ({}),
    redis() {
      const redis = connectRedis(given.REDIS_URL, log)
      lifetime.defer(() => endRedis(redis))
      return { redis }
    },
    vault: () => ({ vault: createVault(parseVaultKeys(given.VAULT_KEYS)) }),
    people: () => ({
      personKeys: remoteKeys(`${given.IDENTITY_URL}/auth/v1/.well-known/jwks.json`),
      tokenIssuer: given.TOKEN_ISSUER,
    }),
    identity: async () => ({ identity: await serviceIdentity(name, given.SERVICE_PRIVATE_KEY) }),
    callers: () => ({ callers: trustedCallers(given.TRUSTED_CALLERS) }),
  }
  const opened = await Promise.all(needs.map((need) => open[need]()))
  return Object.assign({ log, now: systemClock }, ...opened) as Base<Name>
}
