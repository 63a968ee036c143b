import type { TProperties } from 'typebox'
import { dbOf, type Pool } from '../db.ts'
import { startEventBus } from '../events/event-bus.ts'
import type { App } from '../http/app.ts'
import type { Logger } from '../log.ts'
import { migrate } from '../migrate.ts'
import type { Vault } from '../vault.ts'
import { startWorker } from '../worker.ts'
import { buildApp } from './app.ts'
import type { ConfigOf, ServiceDefinition, ServiceProcess, Worker } from './definition.ts'
import { type Need, type NeedsConfig, openNeeds } from './needs.ts'

/**
 * Starts one process of a service, in one order: migrations, what it needs, the event bus, what is its own, background
 * work, HTTP. The app that is returned does not listen yet. Everything ends with `lifetime`, in reverse.
 */
export async function startProcess<Name extends Need, Own extends TProperties, Deps extends object>(
  definition: ServiceDefinition<Name, Own, Deps>,
  process: ServiceProcess<Deps>,
  { config, log, lifetime }: StartOptions<ConfigOf<Name, Own>>,
): Promise<App> {
  const { name: service, migrations } = definition
  const { consumers = [] } = process
  const needs: readonly Need[] = definition.needs
  const given = config as NeedsConfig
  if (migrations) await migrate(given.DATABASE_URL, migrations)
  const base = await openNeeds(definition, config, log, lifetime)
  const { pool, vault } = base as { pool?: Pool; vault?: Vault }
  if (pool && needs.includes('events')) {
    const { NATS_URL: natsUrl, OUTBOX_POLL_MS: pollMs } = given
    lifetime.use(startEventBus({ service, natsUrl, pollMs, pool, log, consumers }))
  }
  const deps = await definition.createDeps(base, config, lifetime)
  const workers = [...(pool && vault ? [rewrapKeys(pool, vault)] : []), ...(process.workers?.(deps) ?? [])]
  for (const worker of workers) lifetime.use(startWorker({ ...worker, log }))
  return buildApp(definition.name, process, deps)
}

export interface StartOptions<Config> {
  readonly config: Config
  readonly log: Logger
  readonly lifetime: AsyncDisposableStack
}

/** Brings people's keys under the first of VAULT_KEYS, so that an old one can be taken out of the settings. */
function rewrapKeys(pool: Pool, vault: Vault): Worker {
  return { name: 'rewrap keys', everyMs: 60 * 60 * 1000, run: () => vault.rewrap(dbOf(pool)) }
}
