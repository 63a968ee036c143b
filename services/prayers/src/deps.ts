import { fileURLToPath } from 'node:url'
import { type Clock, systemClock } from '@selah/kit/clock'
import { createPool, type Pool } from '@selah/kit/db'
import { startEventBus } from '@selah/kit/events/event-bus'
import { type KeySource, remoteKeys } from '@selah/kit/http/jwks'
import { type ServiceIdentity, serviceIdentity, trustedCallers } from '@selah/kit/http/service-token'
import type { Logger } from '@selah/kit/log'
import { createVault, parseVaultKeys, type Vault } from '@selah/kit/vault'
import type { PrayerWriter } from '@selah/prayer-engine/writer'
import { createWriters } from './clients/writers.ts'
import type { PrayersConfig } from './config.ts'
import { consumers } from './consumers/index.ts'
import { modelSpendRepository } from './db/model-spend-repository.ts'
import { createStreamSlots, type StreamSlots } from './http/stream-slots.ts'
import { createRunning, type Running } from './use-cases/running.ts'

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))

export interface PrayersDeps {
  readonly pool: Pool
  readonly vault: Vault
  readonly log: Logger
  readonly now: Clock
  /** Tried in order; the last one is the composer, which needs nothing. */
  readonly writers: readonly PrayerWriter[]
  /** How many prayers a day the others of them write for one person at no cost. */
  readonly freeModelPrayersDailyMax: number
  readonly running: Running
  readonly streams: StreamSlots
  /** Where it is not kit's: tests of a crowd run on busy machines. */
  readonly eventLoopDelayMaxMs?: number
  /** Shows the pages for those who write and mend the arcs: on the local stack alone. */
  readonly isLabOpen: boolean
  /** How a prayer closes before its Amen. */
  readonly closing: string
  readonly personKeys: KeySource
  readonly tokenIssuer: string
  readonly identity: ServiceIdentity
  readonly callers: ReadonlyMap<string, KeySource>
}

/** Everything with a lifetime, and how it ends: in reverse order, the pool last. */
export async function createDeps(
  config: PrayersConfig,
  log: Logger,
  lifetime: AsyncDisposableStack,
): Promise<PrayersDeps> {
  const pool = createPool({ url: config.DATABASE_URL, max: config.DATABASE_POOL_MAX, log })
  lifetime.defer(() => pool.end())
  lifetime.use(
    startEventBus({
      service: 'prayers',
      natsUrl: config.NATS_URL,
      pollMs: config.OUTBOX_POLL_MS,
      pool,
      log,
      consumers,
    }),
  )
  return {
    pool,
    log,
    vault: createVault(parseVaultKeys(config.VAULT_KEYS)),
    now: systemClock,
    writers: await createWriters(config, modelSpendRepository(pool), lifetime),
    freeModelPrayersDailyMax: config.OPENAI_FREE_PRAYERS_DAILY_MAX,
    running: lifetime.use(createRunning({ pool, log, max: config.WRITINGS_MAX })),
    streams: createStreamSlots({
      perPersonMax: config.STREAMS_PER_PERSON_MAX,
      perProcessMax: config.STREAMS_MAX,
    }),
    isLabOpen: config.ENVIRONMENT === 'local',
    closing: config.PRAYER_CLOSING,
    personKeys: remoteKeys(`${config.IDENTITY_URL}/auth/v1/.well-known/jwks.json`),
    tokenIssuer: config.TOKEN_ISSUER,
    identity: await serviceIdentity('prayers', config.SERVICE_PRIVATE_KEY),
    callers: trustedCallers(config.TRUSTED_CALLERS),
  }
}
