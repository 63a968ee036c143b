import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@selah/kit/migrate'
import { createTestDatabase } from '@selah/kit/testing/database'
import pg from 'pg'
import { expect, test } from 'vitest'

const MIGRATIONS = join(import.meta.dirname, '../migrations')

/** The migrations there were before one of them. */
async function migrationsBefore(tag: string) {
  const folder = await mkdtemp(join(tmpdir(), 'selah-migrations-'))
  await cp(MIGRATIONS, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const known = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] }
  const entries = known.entries.slice(
    0,
    known.entries.findIndex((entry) => entry.tag === tag),
  )
  await writeFile(journal, JSON.stringify({ ...known, entries }))
  await rm(join(folder, `${tag}.sql`))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

test('prayers that were written before they were counted are counted', async () => {
  await using before = await migrationsBefore('0003_prayer_counts')
  await using database = await createTestDatabase(before.folder)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(
    `insert into activities
     select gen_random_uuid(), md5((n % 3)::text)::uuid, (array['generated', 'saved'])[1 + n % 2], 'C' || n % 5, 'M' || n % 7, now()
     from generate_series(1, 1000) n`,
  )

  await migrate(database.url, MIGRATIONS)

  const kept = await client.query('select * from prayer_counts order by 1, 2, 3')
  const counted = await client.query(
    `select user_id, category, mood, count(*)::int from activities
     where action_type = 'generated' group by 1, 2, 3 order by 1, 2, 3`,
  )
  await client.end()
  expect(kept.rows.length).toBeGreaterThan(30)
  expect(kept.rows).toEqual(counted.rows)
})
