import { dbOf, type Pool } from '@selah/kit/db'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { generationUpkeep } from '../src/db/generation-upkeep.ts'
import { startPrayers } from './harness.ts'

/** Years of askings: all but the latest are purged, and a few of those are due. */
async function fill(pool: Pool, rows = 60_000): Promise<void> {
  await dbOf(pool).execute(sql`
    insert into generations
      (id, user_id, status, category, mood, counted, sealed_request, sealed_result, created_at, finished_at)
    select gen_random_uuid(), gen_random_uuid(),
      case when n <= ${rows - 2_000} then 'purged' else 'done' end, 'Peace', 'Anxious', true,
      -- What was saved has given its request away, and still has its result.
      case when n > ${rows - 2_000} and n % 2 = 0 then repeat('q', 400) end,
      case when n > ${rows - 2_000} then repeat('r', 1500) end,
      now() - (${rows} - n) * interval '10 minutes', now()
    from generate_series(1, ${rows}) n`)
  await dbOf(pool).execute(sql`analyze generations`)
}

/** How PostgreSQL would run the statements that `work` sends. */
async function plansOf(pool: Pool, work: (pool: Pool) => Promise<unknown>): Promise<string> {
  const plans: string[] = []
  const query = async ({ text }: { text: string }, values: unknown[]) => {
    const { rows } = await pool.query(`explain ${text}`, values)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    return { rows: [], rowCount: 0 }
  }
  await work(Object.create(pool, { query: { value: query } }))
  return plans.join('\n')
}

describe('the hourly purge', () => {
  test('finds what is due without reading years of what is gone', async () => {
    await using prayers = await startPrayers()
    await fill(prayers.pool)

    const plan = await plansOf(prayers.pool, (pool) => generationUpkeep.purgeUnsaved(dbOf(pool), 7, 500))

    expect(plan).toMatch(/Index Scan (using|on) generations_words/)
    expect(plan).not.toContain('Seq Scan on generations generations_1')
    expect(await generationUpkeep.purgeUnsaved(dbOf(prayers.pool), 7, 500)).toBe(500)
  })
})
