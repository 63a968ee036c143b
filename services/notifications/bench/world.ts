import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from '@selah/kit/migrate'
import { testServiceKey } from '@selah/kit/testing/people'
import { startServiceProcess } from '@selah/kit/testing/service-process'
import { startNats } from '@selah/scripts/local-servers/nats'
import { startPostgres } from '@selah/scripts/local-servers/postgres'
import { startRedis } from '@selah/scripts/local-servers/redis'
import pg from 'pg'
import { startIdentity } from '../test/identity.ts'
import { startSink } from './sink.ts'

const FOLDER = fileURLToPath(new URL('..', import.meta.url))

/** PostgreSQL that writes to disk as `npm start` has it, and a database with the tables of the service. */
export async function startDatabases(...names: string[]) {
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'selah-bench-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = opened.use(await startPostgres({ dataDir: join(folder, 'postgres'), password: 'bench' }))
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  const urls: string[] = []
  for (const name of names) {
    await admin.query(`create database ${name}`)
    const url = postgres.url.replace(/postgres$/, name)
    await migrate(url, join(FOLDER, 'migrations'))
    urls.push(url)
  }
  await admin.end()
  const lifetime = opened.move()
  return { folder, urls, [Symbol.asyncDispose]: () => lifetime.disposeAsync() }
}

/** All that a worker process needs. */
export async function startWorld() {
  await using opened = new AsyncDisposableStack()
  const { folder, urls } = opened.use(await startDatabases('notifications'))
  const [databaseUrl = ''] = urls
  const nats = opened.use(await startNats({ dataDir: join(folder, 'nats') }))
  const redis = opened.use(await startRedis({ dataDir: join(folder, 'redis'), persistent: true }))
  const sink = opened.use(await startSink())
  const identity = opened.use(await startIdentity())
  const pool = opened.adopt(new pg.Pool({ connectionString: databaseUrl, max: 2 }), (each) => each.end())
  const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
  const { privateKey: dkimKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const env = {
    ...{ DATABASE_URL: databaseUrl, NATS_URL: nats.url, REDIS_URL: redis.url, IDENTITY_URL: identity.url },
    ...{ SMTP_URL: sink.smtpUrl, LETTERS_PER_SECOND: '100000' },
    ...{ DKIM_DOMAIN: 'example.com', DKIM_SELECTOR: 'bench', DKIM_PRIVATE_KEY: dkimKey },
    ...{ STOP_KEY: 'a secret that never changes', TOKEN_ISSUER: 'http://nobody' },
    SERVICE_PRIVATE_KEY: testServiceKey('notifications'),
  }
  const lifetime = opened.move()
  return {
    ...{ pool, query, sink, dkimKey },
    startWorker: () => startServiceProcess(FOLDER, env, 'src/worker.ts'),
    [Symbol.asyncDispose]: () => lifetime.disposeAsync(),
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
