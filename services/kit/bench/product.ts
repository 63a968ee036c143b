import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { UserRegistered } from '@selah/proto/events'
import { startNats } from '@selah/scripts/local-servers/nats'
import { startPostgres } from '@selah/scripts/local-servers/postgres'
import pg from 'pg'
import { createPool, type Pool, type Tx, withTx } from '../src/db.ts'
import { startEventBus } from '../src/events/event-bus.ts'
import { consumer } from '../src/events/inbox.ts'
import { publishEvent } from '../src/events/outbox.ts'
import { createLogger } from '../src/log.ts'
import { migrate } from '../src/migrate.ts'

/** A publisher and a consumer, each with its own database, on servers that write to disk as `npm start` has them. */
export interface Product extends AsyncDisposable {
  readonly publisher: Pool
  readonly consumer: Pool
  /** On the server, not in one of the two databases. */
  readonly admin: pg.Client
  /** Commits one event. */
  announce(userId: string): Promise<void>
}

const MIGRATIONS = fileURLToPath(new URL('../test/fixture/migrations', import.meta.url))
/** The default of OUTBOX_POLL_MS. */
const POLL_MS = 250

export async function startProduct(handle: (tx: Tx, userId: string) => Promise<void>): Promise<Product> {
  const lifetime = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'selah-bench-'))
  lifetime.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = lifetime.use(await startPostgres({ dataDir: join(folder, 'postgres'), password: 'bench' }))
  const nats = lifetime.use(await startNats({ dataDir: join(folder, 'nats') }))
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  lifetime.defer(() => admin.end())
  const log = createLogger('bench', 'silent')
  const pools = await Promise.all(
    ['publisher', 'consumer'].map(async (name) => {
      await admin.query(`create database ${name}`)
      const url = postgres.url.replace(/postgres$/, name)
      await migrate(url, MIGRATIONS)
      const pool = createPool({ url, max: 10, log: createLogger(name, 'silent') })
      lifetime.defer(() => pool.end())
      return pool
    }),
  )
  const [publisher, consuming] = pools as [Pool, Pool]
  const common = { natsUrl: nats.url, log, pollMs: POLL_MS }
  const onRegistered = consumer({
    name: 'bench-on-registered',
    event: UserRegistered,
    handle: (tx, { userId }) => handle(tx, userId),
  })
  lifetime.use(startEventBus({ ...common, service: 'identity', pool: publisher, consumers: [] }))
  lifetime.use(startEventBus({ ...common, service: 'bench', pool: consuming, consumers: [onRegistered] }))
  return {
    publisher,
    consumer: consuming,
    admin,
    announce: (userId) =>
      withTx(publisher, (tx) =>
        publishEvent(tx, UserRegistered, userId, { userId, registeredAt: timestampFromDate(new Date()) }),
      ),
    [Symbol.asyncDispose]: () => lifetime.disposeAsync(),
  }
}
