import pg from 'pg'
import { Problem } from '../problem.mjs'

export interface ServiceDatabase {
  readonly service: string
  readonly password: string
}

/**
 * Gives every service a role and a database of its own, which no other service's role can open, on the server at
 * `adminUrl`. Returns each service's URL. Safe to repeat; passwords are set again each time.
 */
export async function ensureDatabases(
  adminUrl: string,
  databases: readonly ServiceDatabase[],
  options: { fresh: boolean },
): Promise<Record<string, string>> {
  const admin = new pg.Client({ connectionString: adminUrl, application_name: 'selah-start' })
  try {
    await admin.connect()
    for (const { service, password } of databases) {
      const name = nameOf(service)
      if (options.fresh) await admin.query(`drop database if exists ${name} with (force)`)
      await ensureRole(admin, name, password)
      await ensureDatabase(admin, name)
    }
  } catch (cause) {
    throw explain(adminUrl, cause)
  } finally {
    await admin.end().catch(() => {})
  }
  return Object.fromEntries(
    databases.map(({ service, password }) => [service, urlFor(adminUrl, nameOf(service), password)]),
  )
}

/** On a server that is somebody else's as well, the names say whose they are. */
function nameOf(service: string): string {
  return `selah_${service}`
}

async function ensureRole(admin: pg.Client, name: string, password: string): Promise<void> {
  const { rowCount } = await admin.query('select 1 from pg_roles where rolname = $1', [name])
  // A password cannot be a parameter of these statements.
  const login = `login password ${admin.escapeLiteral(password)}`
  await admin.query(rowCount ? `alter role ${name} ${login}` : `create role ${name} ${login}`)
  // Who is not a superuser must be a member of a role to give it a database.
  await admin.query(`grant ${name} to current_user`)
}

async function ensureDatabase(admin: pg.Client, name: string): Promise<void> {
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
  if (!rowCount) await admin.query(`create database ${name} owner ${name}`)
  await admin.query(`revoke all on database ${name} from public`)
}

function urlFor(adminUrl: string, name: string, password: string): string {
  const url = new URL(adminUrl)
  url.username = name
  url.password = password
  url.pathname = `/${name}`
  return url.href
}

function explain(adminUrl: string, cause: unknown): unknown {
  const { host } = new URL(adminUrl)
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)$/.test(code)) {
    return new Problem(`No PostgreSQL answers at ${host} (${code}).`, FIX_URL, { cause })
  }
  if (code.startsWith('28')) {
    return new Problem(
      `PostgreSQL at ${host} does not accept the user or password of DATABASE_URL.`,
      FIX_URL,
      { cause },
    )
  }
  if (code === '42501') {
    return new Problem(
      'The user of DATABASE_URL may not create roles and databases, which every service needs one of.',
      'ALTER ROLE <that user> CREATEDB CREATEROLE; (or unset DATABASE_URL, to have a server started)',
      { cause },
    )
  }
  return cause
}

const FIX_URL = 'Correct DATABASE_URL, or unset it to have a server started: env -u DATABASE_URL npm start'
