import { getTableName } from 'drizzle-orm'
import pg from 'pg'
import type { PersonalData } from '../erasure/personal-data.ts'

/** Kit erases these by itself (kit/erasure). */
const OF_KIT = ['person_keys.user_id', 'erased_people.user_id']
const KIT_TABLES = ['erased_people', 'outbox', 'failing_events', 'parked_events']

interface Schema {
  readonly tables: readonly string[]
  /** `table.column` of all columns that are called after a person. */
  readonly personColumns: readonly string[]
  /** `table.column` that an index over all rows begins with. */
  readonly indexed: readonly string[]
  /** Child and parent of each reference with `on delete cascade`. */
  readonly cascades: readonly (readonly [string, string])[]
}

/** What is wrong with a service's declaration of personal data, by its migrated database. Empty when nothing is. */
export async function checkPersonalData(
  personal: PersonalData | undefined,
  databaseUrl: string,
): Promise<string[]> {
  const schema = await readSchema(databaseUrl)
  const columns = [...(personal?.columns ?? []), ...(personal?.endedFirst ?? [])]
  const declared = columns.map((column) => `${getTableName(column.table)}.${column.name}`)
  const excused = Object.keys(personal?.excused ?? {})
  const erased = withChildren(declared.map(tableOf), schema)
  const isHandled = (column: string) =>
    [...declared, ...excused, ...OF_KIT].includes(column) || erased.has(tableOf(column))
  const missing = personal ? KIT_TABLES.filter((table) => !schema.tables.includes(table)) : []
  return [
    ...schema.personColumns
      .filter((column) => !isHandled(column))
      .map((column) => `${column} is neither declared nor excused`),
    ...excused
      .filter((column) => !schema.personColumns.includes(column))
      .map((column) => `${column} is excused, but does not exist`),
    ...declared
      .filter((column) => !schema.indexed.includes(column))
      .map((column) => `no index begins with ${column}, so that erasing one person reads the whole table`),
    ...missing.map((table) => `${table} is missing: export it from db/schema.ts`),
  ]
}

function tableOf(column: string): string {
  return column.split('.', 1)[0] ?? ''
}

/** Tables whose rows go with rows of these. */
function withChildren(tables: readonly string[], { cascades }: Schema): Set<string> {
  const found = new Set(tables)
  for (const table of found) for (const [child, parent] of cascades) if (parent === table) found.add(child)
  return found
}

async function readSchema(url: string): Promise<Schema> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const list = async (text: string) => (await client.query<string[]>({ text, rowMode: 'array' })).rows
  try {
    return {
      tables: (
        await list(`select table_name from information_schema.tables where table_schema = 'public'`)
      ).flat(),
      personColumns: (
        await list(`
          select table_name || '.' || column_name from information_schema.columns
          where table_schema = 'public' and column_name ~ '(^|_)(user|person)_id$'`)
      ).flat(),
      indexed: (
        await list(`
          select c.relname || '.' || a.attname from pg_index i
          join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
          join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
          where n.nspname = 'public' and i.indpred is null`)
      ).flat(),
      cascades: (
        await list(`
          select conrelid::regclass::text, confrelid::regclass::text from pg_constraint
          where contype = 'f' and confdeltype = 'c'`)
      ).map(([child = '', parent = '']) => [child, parent]),
    }
  } finally {
    await client.end()
  }
}
