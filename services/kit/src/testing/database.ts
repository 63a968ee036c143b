import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { v4 as uuidv4 } from 'uuid'
import { inject } from 'vitest'
import { migrate } from '../migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's URL of the run's one PostgreSQL. */
    databaseUrl: string
    redisUrl: string
  }
}

export interface TestDatabase extends AsyncDisposable {
  readonly url: string
  /** Ends every connection, as a restart of the server does, and returns once they are gone. */
  endConnections(): Promise<void>
  /** Takes no connections any more and ends those that are open, as in an outage, until `comeBack`. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
}

/** A fresh, migrated database for one test: copied in about 20 ms from a template that the run makes once. */
export async function createTestDatabase(migrationsFolder: string): Promise<TestDatabase> {
  const adminUrl = inject('databaseUrl')
  const template = await templateOf(adminUrl, migrationsFolder)
  const name = `test_${uuidv4().replaceAll('-', '')}`
  const server = serverAt(adminUrl)
  const admin = (statement: string, values?: string[]) => server.query(statement, values)
  // Copied as files: PostgreSQL's own way, page by page through its log, takes twice as long.
  await admin(`create database ${name} template ${template} strategy file_copy`)
  const endConnections = async () => {
    await admin('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [name])
  }
  return {
    url: withDatabase(adminUrl, name),
    endConnections,
    async goAway() {
      await admin(`alter database ${name} allow_connections false`)
      await endConnections()
    },
    async comeBack() {
      await admin(`alter database ${name} allow_connections true`)
    },
    async [Symbol.asyncDispose]() {
      await admin(`drop database if exists ${name} with (force)`)
    },
  }
}

// A process runs many tests: one that has its connections already saves each 10 ms.
const servers = new Map<string, pg.Pool>()
const templates = new Map<string, Promise<string>>()

function serverAt(adminUrl: string): pg.Pool {
  const known = servers.get(adminUrl)
  if (known) return known
  const pool = new pg.Pool({ connectionString: adminUrl, max: 4, allowExitOnIdle: true })
  // The server may stop before us, at the end of the run.
  pool.on('error', () => {})
  servers.set(adminUrl, pool)
  return pool
}

function templateOf(adminUrl: string, migrationsFolder: string): Promise<string> {
  const known = templates.get(migrationsFolder)
  if (known) return known
  const template = ensureTemplate(adminUrl, migrationsFolder)
  templates.set(migrationsFolder, template)
  return template
}

/** Named after what the migrations say, so that a changed migration never meets an old template. */
async function ensureTemplate(adminUrl: string, migrationsFolder: string): Promise<string> {
  const name = `template_${fingerprint(migrationsFolder)}`
  await asAdmin(adminUrl, async (admin) => {
    // Test files run in several processes: one makes the template, the others wait here.
    await admin.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    await admin.query(`create database ${name}_new`)
    await migrate(withDatabase(adminUrl, `${name}_new`), migrationsFolder)
    await admin.query(`alter database ${name}_new rename to ${name}`)
  })
  return name
}

function fingerprint(folder: string): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(folder)
    .filter((each) => each.endsWith('.sql'))
    .sort()) {
    hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  const parsed = new URL(url)
  parsed.pathname = `/${database}`
  return parsed.href
}

async function asAdmin<Result>(url: string, work: (admin: pg.Client) => Promise<Result>): Promise<Result> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}
