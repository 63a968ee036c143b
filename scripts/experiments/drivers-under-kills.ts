import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { CACHE } from '../lib/paths.ts'
import { run } from '../lib/system/run.ts'
import { startPostgres } from '../local-servers/postgres.ts'

// Which PostgreSQL driver keeps its promises while the server ends its connections at random?
// `node scripts/experiments/drivers-under-kills.ts [--seconds 20]` prints a table; the record that rests on it is
// services/decisions/0002-the-pg-driver.md. Twelve workers write transactions of three rows over a pool of four.

const WORKERS = 12
const POOL_MAX = 4
const HUNG_AFTER_MS = 10_000

interface Driver {
  readonly name: string
  /** Writes three rows with this note in one transaction; resolves when it was committed. */
  write(note: string): Promise<void>
  end(): Promise<void>
}

type PostgresJs = (url: string, options: object) => Sql
interface Sql {
  begin(work: (tx: Sql) => Promise<void>): Promise<void>
  unsafe(query: string, values: unknown[]): Promise<unknown>
  end(options: object): Promise<void>
}

const INSERT = 'insert into rows (note) values ($1)'
let uncaught = 0
process.on('uncaughtException', () => uncaught++)

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } })
const folder = await mkdtemp(join(tmpdir(), 'selah-drivers-'))
{
  await using server = await startPostgres({
    dataDir: join(folder, 'data'),
    password: 'x',
    settings: { fsync: 'off' },
  })
  const results: object[] = []
  for (const make of [withPg, withPostgresJs])
    results.push(await measure(server.url, make, Number(values.seconds)))
  console.table(results)
}
await rm(folder, { recursive: true, force: true })
process.exit(0)

async function measure(
  url: string,
  make: (url: string) => Promise<Driver>,
  seconds: number,
): Promise<object> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query('drop table if exists rows; create table rows (note text not null)')
  const driver = await make(url)
  const until = Date.now() + seconds * 1000
  uncaught = 0
  const counts = { acknowledged: 0, failed: 0, hung: 0 }
  const kills = killAtRandom(admin, until)
  await Promise.all(Array.from({ length: WORKERS }, (_, n) => work(driver, n, until, counts)))
  const killed = await kills
  const afterwards = await Promise.all(
    Array.from({ length: WORKERS }, (_, n) => attempt(driver, `after-${n}`)),
  )
  const partial = await count(admin, '(select note from rows group by note having count(*) <> 3) p')
  const whole = await count(admin, '(select note from rows group by note having count(*) = 3) w')
  const answeredAfterwards = afterwards.filter((outcome) => outcome === 'acknowledged').length
  await Promise.race([driver.end(), delay(3_000)])
  await admin.end()
  return {
    driver: driver.name,
    killed,
    ...counts,
    partial,
    whole,
    uncaught,
    answeredAfterwards: `${answeredAfterwards} of ${WORKERS}`,
  }
}

async function work(
  driver: Driver,
  number: number,
  until: number,
  counts: Record<'acknowledged' | 'failed' | 'hung', number>,
): Promise<void> {
  for (let round = 0; Date.now() < until; round++) {
    const outcome = await attempt(driver, `${number}-${round}`)
    counts[outcome] += 1
    if (outcome === 'hung') return
  }
}

async function attempt(driver: Driver, note: string): Promise<'acknowledged' | 'failed' | 'hung'> {
  const work = driver.write(note).then(
    () => 'acknowledged' as const,
    () => 'failed' as const,
  )
  return Promise.race([work, delay(HUNG_AFTER_MS, 'hung' as const)])
}

async function killAtRandom(admin: pg.Client, until: number): Promise<number> {
  let killed = 0
  while (Date.now() < until) {
    const { rowCount } = await admin.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 1`)
    killed += rowCount ?? 0
    await delay(Math.random() * 100)
  }
  return killed
}

async function count(admin: pg.Client, from: string): Promise<number> {
  const { rows } = await admin.query<{ n: number }>(`select count(*)::int as n from ${from}`)
  return rows[0]?.n ?? 0
}

/** As `withTx` of kit/db does it. */
async function withPg(url: string): Promise<Driver> {
  const pool = new pg.Pool({ connectionString: url, max: POOL_MAX, connectionTimeoutMillis: 5_000 })
  pool.on('error', () => undefined)
  return {
    name: `pg ${POOL_MAX} connections`,
    async write(note) {
      const client = await pool.connect()
      let broken: Error | undefined
      client.on('error', (error) => {
        broken = error
      })
      try {
        await client.query('BEGIN')
        for (let n = 0; n < 3; n++) await client.query(INSERT, [note])
        await client.query('COMMIT')
      } catch (error) {
        await client.query('ROLLBACK').catch((rollback: Error) => {
          broken ??= rollback
        })
        throw error
      } finally {
        client.removeAllListeners('error')
        client.release(broken)
      }
    },
    end: () => pool.end(),
  }
}

/** The package `postgres`, fetched for this comparison alone. */
async function withPostgresJs(url: string): Promise<Driver> {
  const prefix = join(CACHE, 'postgres-js')
  const entry = join(prefix, 'node_modules/postgres/src/index.js')
  if (!existsSync(entry))
    await run('npm', ['install', '--prefix', prefix, '--no-audit', '--no-fund', 'postgres@3.4.9'])
  const { default: connect } = (await import(pathToFileURL(entry).href)) as { default: PostgresJs }
  const sql = connect(url, { max: POOL_MAX, connect_timeout: 5, onnotice: () => undefined })
  return {
    name: `postgres ${POOL_MAX} connections`,
    write: (note) =>
      sql.begin(async (tx) => {
        for (let n = 0; n < 3; n++) await tx.unsafe(INSERT, [note])
      }),
    end: () => sql.end({ timeout: 1 }),
  }
}
