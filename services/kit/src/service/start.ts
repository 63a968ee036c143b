import type { TProperties } from 'typebox'
import { dbOf, type Pool } from '../db.ts'
import { type ErasingService, erasureConsumers, lookAgain } from '../erasure/erase.ts'
import { startEventBus } from '../events/event-bus.ts'
import type { Consumer } from '../events/inbox.ts'
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
  const consumers = consumersOf(definition, process)
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
  const workers = [
    ...(pool && vault ? [rewrapKeys(pool, vault)] : []),
    ...(pool && definition.personal ? [lookAgainAtErased(definition, pool, given.ERASURE_SETTLE_MS)] : []),
    ...(process.workers?.(deps) ?? []),
  ]
  for (const worker of workers) lifetime.use(startWorker({ ...worker, log }))
  await process.start?.(deps, lifetime)
  return buildApp(definition.name, process, deps)
}

export interface StartOptions<Config> {
  readonly config: Config
  readonly log: Logger
  readonly lifetime: AsyncDisposableStack
}

/** What a process listens to: its own consumers, and in the main one kit's for erasure. */
export function consumersOf<Deps extends object>(
  definition: Pick<ServiceDefinition, 'name' | 'needs' | 'personal'> & {
    readonly processes: { readonly main: ServiceProcess<Deps> }
  },
  process: ServiceProcess<Deps>,
): readonly Consumer[] {
  const { consumers = [] } = process
  return process === definition.processes.main ? [...consumers, ...erasureConsumers(definition)] : consumers
}

/** Finds what was written while somebody was being erased. */
function lookAgainAtErased(service: ErasingService, pool: Pool, settleMs: number): Worker {
  const run = () => lookAgain(service, { pool, settleMs })
  return { name: 'look again at erased people', everyMs: 1_000, run }
}

/** Brings people's keys under the first of VAULT_KEYS, so that an old one can be taken out of the settings. */
function rewrapKeys(pool: Pool, vault: Vault): Worker {
  return { name: 'rewrap keys', everyMs: 60 * 60 * 1000, run: () => vault.rewrap(dbOf(pool)) }
}
