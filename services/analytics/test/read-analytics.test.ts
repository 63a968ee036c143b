import type { Pool } from '@selah/kit/db'
import { withTx } from '@selah/kit/db'
import { people } from '@selah/kit/testing/service'
import { describe, expect, test } from 'vitest'
import { activityRepository } from '../src/db/activity-repository.ts'
import type { Activity } from '../src/domain/activity.ts'
import { somebody, startAnalytics } from './harness.ts'

async function record(pool: Pool, userId: string, ...given: Partial<Activity>[]): Promise<void> {
  await withTx(pool, async (tx) => {
    for (const [nth, activity] of given.entries()) {
      const createdAt = new Date(Date.UTC(2026, 0, 1, 0, nth))
      const plain = { actionType: 'generated', category: 'Healing', mood: 'Anxious' } as const
      await activityRepository.insert(tx, { ...plain, createdAt, userId, ...activity })
    }
  })
}

const times = (count: number, activity: Partial<Activity>) => Array.from({ length: count }, () => activity)

describe('reading my own habits', () => {
  test('a person who did nothing yet gets empty lists', async () => {
    await using analytics = await startAnalytics()

    expect(await analytics.habitsOf(somebody())).toEqual({ activities: [], categories: [], moods: [] })
  })

  test('counts over everything, and lists the latest ten', async () => {
    await using analytics = await startAnalytics()
    const ana = somebody()
    await record(analytics.pool, ana, ...times(3, {}), ...times(14, { category: 'Grief', mood: 'Tired' }))

    const { activities, categories, moods } = await analytics.habitsOf(ana)

    expect(activities).toHaveLength(10)
    expect(activities[0]).toMatchObject({ category: 'Grief', created_at: '2026-01-01T00:16:00.000Z' })
    expect(categories).toEqual([
      { category: 'Grief', count: 14 },
      { category: 'Healing', count: 3 },
    ])
    expect(moods).toEqual([
      { mood: 'Tired', count: 14 },
      { mood: 'Anxious', count: 3 },
    ])
  })

  test('names the five categories with the most prayers, equal ones by name', async () => {
    await using analytics = await startAnalytics()
    const ana = somebody()
    const categories = ['Work', 'Family', 'Grief', 'Peace', 'Hope', 'Anxiety']
    await record(analytics.pool, ana, ...categories.map((category) => ({ category })), { category: 'Peace' })

    const answer = await analytics.habitsOf(ana)

    expect(answer.categories.map((each) => each.category)).toEqual([
      'Peace',
      'Anxiety',
      'Family',
      'Grief',
      'Hope',
    ])
  })

  // A prayer that is written, saved, heard and shared is one prayer.
  test('counts a prayer once, whatever else was done with it', async () => {
    await using analytics = await startAnalytics()
    const ana = somebody()
    const actions = ['generated', 'saved', 'listened', 'shared'] as const
    await record(analytics.pool, ana, ...actions.map((actionType) => ({ actionType })))

    const { activities, categories, moods } = await analytics.habitsOf(ana)

    expect(activities).toHaveLength(4)
    expect(categories).toEqual([{ category: 'Healing', count: 1 }])
    expect(moods).toEqual([{ mood: 'Anxious', count: 1 }])
  })

  test("never shows another person's", async () => {
    await using analytics = await startAnalytics()
    const [ana, bento] = [somebody(), somebody()]
    await record(analytics.pool, bento, { category: 'Marriage' })

    expect(await analytics.habitsOf(ana)).toEqual({ activities: [], categories: [], moods: [] })
  })

  test('asks visitors to sign in', async () => {
    await using analytics = await startAnalytics()
    const expired = await people.tokenFor(somebody(), { exp: 1 })

    for (const headers of [
      {},
      { authorization: 'Bearer nonsense' },
      { authorization: `Bearer ${expired}` },
    ]) {
      const reply = await analytics.get('/api/v1/analytics', headers)
      expect(reply.statusCode).toBe(401)
      expect(reply.json()).toMatchObject({ code: 'not_signed_in' })
    }
  })

  // Guards the trigger: whatever becomes of rows, by whichever process, the counts are those of the rows.
  test('counts what there is, after rows came, changed and went', async () => {
    await using analytics = await startAnalytics()
    const { pool } = analytics
    await pool.query(
      `insert into activities
       select gen_random_uuid(), md5((n % 3)::text)::uuid, (array['generated', 'saved'])[1 + n % 2], 'C' || n % 5, 'M' || n % 7, now()
       from generate_series(1, 2000) n`,
    )
    await pool.query("update activities set mood = 'M9' where category = 'C1'")
    await pool.query("delete from activities where mood in ('M9', 'M2') and category < 'C4'")

    const counted = `select user_id, category, mood, count(*)::int from activities
                     where action_type = 'generated' group by 1, 2, 3 order by 1, 2, 3`
    const kept = 'select * from prayer_counts order by 1, 2, 3'

    expect((await pool.query(kept)).rows).toEqual((await pool.query(counted)).rows)
    expect((await pool.query(kept)).rows.length).toBeGreaterThan(30)
  })

  test('counts each of many activities of one person that come at once', async () => {
    await using analytics = await startAnalytics()
    const ana = somebody()
    await Promise.all(Array.from({ length: 40 }, () => record(analytics.pool, ana, {})))

    expect((await analytics.habitsOf(ana)).moods).toEqual([{ mood: 'Anxious', count: 40 }])
  })

  // Guards the index: without it, everybody's rows are read for one person's answer.
  test('reads one person through the index, not everybody', async () => {
    await using analytics = await startAnalytics()
    const ana = somebody()
    await analytics.pool.query(
      `insert into activities
       select gen_random_uuid(), gen_random_uuid(), 'generated', 'Healing', 'Anxious', now() from generate_series(1, 20000)`,
    )
    await record(analytics.pool, ana, ...times(50, {}))
    await analytics.pool.query('analyze activities, prayer_counts')

    const latest = 'select * from activities where user_id = $1 order by created_at desc, id desc limit 10'
    const counts = 'select * from prayer_counts where user_id = $1'

    expect(await planOf(analytics.pool, latest, ana)).toContain('Index Scan Backward using activities_user')
    expect(await planOf(analytics.pool, counts, ana)).toContain('on prayer_counts')
  })
})

async function planOf(pool: Pool, query: string, userId: string): Promise<string> {
  return JSON.stringify((await pool.query(`explain ${query}`, [userId])).rows)
}
