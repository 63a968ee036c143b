import { join } from 'node:path'
import { natsBinary } from './nats-binary.ts'
import { startPostgres } from './postgres.ts'
import { startRedis } from './redis.ts'
import { throwawayFolder } from './throwaway-folder.ts'

export interface TestServers extends AsyncDisposable {
  /** A superuser's address: every test makes a database of its own. */
  readonly databaseUrl: string
  readonly redisUrl: string
  stop(): Promise<void>
}

interface UsedServer {
  readonly url: string
  stop(): Promise<void>
}

/**
 * PostgreSQL and Redis for one run of the tests: those at TEST_DATABASE_URL and TEST_REDIS_URL when given, containers
 * with TEST_SERVERS=containers, else the same programs as `npm start` in a folder that is thrown away. NATS is per test file,
 * since the names of streams are fixed: `startNats` takes 10 ms, and its program is fetched here, once.
 */
export async function startTestServers(env = process.env): Promise<TestServers> {
  const cleanup = new AsyncDisposableStack()
  const stop = () => cleanup.disposeAsync()
  cleanup.defer(onInterrupt(stop))
  try {
    const { path: folder } = cleanup.use(await throwawayFolder())
    const stopWithRest = async (starting: Promise<UsedServer>) => {
      const server = await starting
      cleanup.defer(() => server.stop())
      return server.url
    }
    // All are waited for, also when one fails, so that none comes up after the cleanup.
    const [databaseUrl, redisUrl, nats] = await Promise.allSettled([
      stopWithRest(testPostgres(folder, env)),
      stopWithRest(testRedis(folder, env)),
      natsBinary(),
    ])
    orThrow(nats)
    return {
      databaseUrl: orThrow(databaseUrl),
      redisUrl: orThrow(redisUrl),
      stop,
      [Symbol.asyncDispose]: stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function orThrow<Value>(result: PromiseSettledResult<Value>): Value {
  if (result.status === 'rejected') throw result.reason
  return result.value
}

async function testPostgres(folder: string, env: NodeJS.ProcessEnv): Promise<UsedServer> {
  if (env.TEST_DATABASE_URL) return given(env.TEST_DATABASE_URL)
  if (env.TEST_SERVERS === 'containers') return (await containers()).startPostgresContainer()
  return startPostgres({ dataDir: join(folder, 'postgres'), password: 'test', settings: FAST_AND_FORGETFUL })
}

async function testRedis(folder: string, env: NodeJS.ProcessEnv): Promise<UsedServer> {
  if (env.TEST_REDIS_URL) return given(env.TEST_REDIS_URL)
  if (env.TEST_SERVERS === 'containers') return (await containers()).startRedisContainer()
  return startRedis({ dataDir: join(folder, 'redis') })
}

/** Loaded only when asked for: it is a large library. */
function containers(): Promise<typeof import('./containers.ts')> {
  return import('./containers.ts')
}

/** Somebody else's server: used, not stopped. */
function given(url: string): UsedServer {
  return { url, stop: async () => {} }
}

/** For a folder that is thrown away: nothing needs to outlive a crash of the machine. */
export const FAST_AND_FORGETFUL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '300',
  // In memory, what is kept for a crash is kept for nothing.
  max_wal_size: '128MB',
  min_wal_size: '32MB',
  // Proving the password costs 10 ms of CPU per connection at the usual 4096 rounds.
  scram_iterations: '1',
}

/** Stops the servers on Ctrl-C and the like, then lets the signal do what it would have done. Returns the undo. */
function onInterrupt(stop: () => Promise<void>): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const handler = async (signal: NodeJS.Signals) => {
    await stop()
    process.kill(process.pid, signal)
  }
  const remove = () => {
    for (const signal of signals) process.off(signal, handler)
  }
  for (const signal of signals) process.once(signal, handler)
  return remove
}
