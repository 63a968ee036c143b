import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** Any number will do as long as every replica uses the same; locks are per database. */
const MIGRATION_LOCK = 7_203_114

/**
 * Brings the database to the newest schema. Several replicas may start at once: one migrates, the others wait.
 * Uses a connection of its own, directly to the server: an advisory lock does not survive a pooler.
 */
export async function migrate(databaseUrl: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await runMigrations(drizzle(client), { migrationsFolder })
  } finally {
    // Ending the connection releases the lock.
    await client.end()
  }
}
