import { randomUUID } from 'node:crypto'
import { dbOf } from '@selah/kit/db'
import { defaultOf } from '@selah/kit/testing/default-of'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { settings } from '../src/config.ts'
import { purgeUnsavedGenerations } from '../src/workers/purge-unsaved-generations.ts'
import { askForPeace, type Person, startPrayers, type TestPrayers } from './harness.ts'

// D-07: FAQ and Privacy tell people what is kept of them. These tests count it.

const KEPT_DAYS = Number(defaultOf(settings.properties.UNSAVED_KEPT_DAYS))

test('a prayer that is not saved is no row of the journal, and its words are sealed', async () => {
  await using prayers = await startPrayers()

  const { prayer } = await generate(prayers.as(randomUUID()))

  expect(await rowsOf(prayers)).toMatchObject({ prayers: 0, generations: 1, quotas: 1 })
  const everything = await dump(prayers)
  for (const words of [askForPeace.payload.situation, 'surgery', prayer.slice(0, 30)]) {
    expect(everything).not.toContain(words)
  }
})

test('after seven days only that it was written, when, its category and mood, and the count are left', async () => {
  await using prayers = await startPrayers()
  await generate(prayers.as(randomUUID()))

  await passDays(prayers, KEPT_DAYS - 1)
  expect(await wordsHeld(prayers)).toEqual([{ request: true, result: true }])
  await passDays(prayers, 1)

  expect(await wordsHeld(prayers)).toEqual([{ request: false, result: false }])
  expect(await rowsOf(prayers)).toMatchObject({ prayers: 0, generations: 1, quotas: 1 })
  const { rows } = await dbOf(prayers.pool).execute(
    sql`select g.category, g.mood, g.status, q.used from generations g join quotas q using (user_id)`,
  )
  expect(rows).toEqual([{ category: 'Peace', mood: 'Anxious', status: 'purged', used: 1 }])
})

test.each([
  { ticked: true, situation: askForPeace.payload.situation },
  { ticked: false, situation: undefined },
])(
  'a saved prayer is one row, with its situation only if the box is ticked: $ticked',
  async ({ ticked, situation }) => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { generation_id, prayer } = await generate(ana)

    await ana.request({
      method: 'POST',
      url: '/api/v1/prayers',
      payload: { generation_id, keep_situation: ticked },
    })
    await passDays(prayers, KEPT_DAYS)

    expect(await rowsOf(prayers)).toMatchObject({ prayers: 1, generations: 1 })
    expect(await wordsHeld(prayers)).toEqual([{ request: false, result: false }])
    const journal = await ana.request({ method: 'GET', url: '/api/v1/prayers' })
    const [saved] = journal.json().items
    expect(saved.prayer_text).toBe(prayer)
    expect(saved.situation).toBe(situation)
    expect(await dump(prayers)).not.toContain(prayer.slice(0, 30))
  },
)

async function generate(person: Person): Promise<{ generation_id: string; prayer: string }> {
  return (await person.request(askForPeace)).json()
}

/** Lets everything be older, and the worker do its work. */
async function passDays(prayers: TestPrayers, days: number): Promise<void> {
  await dbOf(prayers.pool).execute(
    sql`update generations set created_at = created_at - ${`${days} days 1 minute`}::interval`,
  )
  await purgeUnsavedGenerations(prayers.deps, KEPT_DAYS)
}

/** Whether words of the generation are held, sealed as they are. */
async function wordsHeld(prayers: TestPrayers): Promise<object[]> {
  const { rows } = await dbOf(prayers.pool).execute(
    sql`select sealed_request is not null as request, sealed_result is not null as result from generations`,
  )
  return rows
}

async function rowsOf(prayers: TestPrayers): Promise<Record<string, number>> {
  const tables = await readTables(prayers)
  return Object.fromEntries(tables.map(({ table, rows }) => [table, rows.length]))
}

/** Every row of every table, as text. */
async function dump(prayers: TestPrayers): Promise<string> {
  return (await readTables(prayers)).flatMap(({ rows }) => rows).join('\n')
}

async function readTables(
  prayers: TestPrayers,
): Promise<readonly { readonly table: string; readonly rows: readonly string[] }[]> {
  const db = dbOf(prayers.pool)
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  return Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await db.execute<{ row: string }>(
        sql`select t::text as row from ${sql.identifier(name)} t`,
      )
      return { table: name, rows: rows.map(({ row }) => row) }
    }),
  )
}
