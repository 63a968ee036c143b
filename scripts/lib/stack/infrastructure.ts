import { freePort } from '../../local-servers/free-port.ts'
import { startNats } from '../../local-servers/nats.ts'
import { startPostgres } from '../../local-servers/postgres.ts'
import { startRedis } from '../../local-servers/redis.ts'
import { Problem } from '../problem.mjs'
import { canReach } from '../system/can-reach.ts'
import type { DataFolder } from './data-folder/data-folder.ts'
import type { Secrets } from './data-folder/secrets.ts'
import { endNatsAfterFullDisk } from './nats-after-full-disk.ts'
import { ownConsumers } from './own-consumers.ts'
import type { Supervised, Supervisor } from './supervisor.ts'

/** Where the servers that the services stand on are. */
export interface Infrastructure {
  /** Of somebody who may create roles and databases. */
  readonly databaseUrl: string
  readonly nats: string
  /** For those who only read; the same as `nats` on a server that is not ours. */
  readonly natsReadonly: string
  readonly redis: string
}

export interface InfrastructureDeps {
  readonly folder: DataFolder
  readonly secrets: Secrets
  readonly supervisor: Supervisor
  readonly say: (line: string) => void
}

/** Small, for one person and a few sample ones. */
const POSTGRES_SETTINGS = {
  shared_buffers: '16MB',
  max_connections: '60',
  autovacuum_worker_slots: '2',
  autovacuum_max_workers: '1',
  max_wal_size: '128MB',
  min_wal_size: '32MB',
}

/** Starts PostgreSQL, NATS and Redis, except those that DATABASE_URL, NATS_URL and REDIS_URL name. */
export async function startInfrastructure(
  deps: InfrastructureDeps,
  env = process.env,
): Promise<Infrastructure> {
  await requireGiven(env, ['NATS_URL', 'REDIS_URL'])
  const ports = { postgres: await freePort(), nats: await freePort(), redis: await freePort() }
  const { postgres, nats } = deps.secrets
  await deps.supervisor.start([
    ...(env.DATABASE_URL ? [] : [postgresServer(deps, ports.postgres)]),
    ...(env.NATS_URL ? [] : [natsServer(deps, ports.nats)]),
    ...(env.REDIS_URL ? [] : [redisServer(deps, ports.redis)]),
  ])
  return {
    databaseUrl: env.DATABASE_URL || `postgres://postgres:${postgres}@127.0.0.1:${ports.postgres}/postgres`,
    nats: env.NATS_URL || `nats://services:${nats.services}@127.0.0.1:${ports.nats}`,
    natsReadonly: env.NATS_URL || `nats://outside:${nats.outside}@127.0.0.1:${ports.nats}`,
    redis: env.REDIS_URL || `redis://127.0.0.1:${ports.redis}`,
  }
}

/** A service would wait for such a server for as long as it takes, without a word to the person who started it. */
async function requireGiven(env: NodeJS.ProcessEnv, settings: readonly string[]): Promise<void> {
  for (const setting of settings) {
    const [url] = env[setting]?.split(',') ?? []
    if (!url || (await canReach(url))) continue
    throw new Problem(
      `${setting} names ${new URL(url).host}, where nobody answers.`,
      `Correct ${setting}, or unset it to have a server started: env -u ${setting} npm start`,
    )
  }
}

function postgresServer({ folder, secrets }: InfrastructureDeps, port: number): Supervised {
  return {
    name: 'postgres',
    start: (signal) =>
      startPostgres({
        ...{ port, signal, password: secrets.postgres, settings: POSTGRES_SETTINGS },
        ...{ dataDir: folder.at('postgres'), logFile: folder.at('logs', 'postgres.log') },
      }),
  }
}

export function natsServer(
  { folder, secrets, say }: Omit<InfrastructureDeps, 'supervisor'>,
  port: number,
): Supervised {
  return {
    name: 'nats',
    async start(signal) {
      const { onLine, watch } = endNatsAfterFullDisk(folder.at('nats'), say)
      const server = await startNats({
        ...{ port, signal, onLine, passwords: secrets.nats, ownConsumers: await ownConsumers() },
        ...{ dataDir: folder.at('nats'), logFile: folder.at('logs', 'nats.log') },
      })
      watch(server)
      return server
    },
  }
}

function redisServer({ folder }: InfrastructureDeps, port: number): Supervised {
  return {
    name: 'redis',
    start: (signal) =>
      startRedis({
        ...{ port, signal, persistent: true },
        ...{ dataDir: folder.at('redis'), logFile: folder.at('logs', 'redis.log') },
      }),
  }
}
