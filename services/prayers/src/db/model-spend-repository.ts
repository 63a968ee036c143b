import type { Pool } from '@selah/kit/db'
import { dbOf } from '@selah/kit/db'
import { eq, sql } from 'drizzle-orm'
import { modelSpend } from './schema.ts'

/** What was spent on each day, shared by all processes. One statement each, so that no two pass the cap together. */
export function modelSpendRepository(pool: Pool) {
  const db = dbOf(pool)
  return {
    async reserve(day: string, microUsd: number, max: number): Promise<boolean> {
      if (microUsd > max) return false
      const { rowCount } = await db
        .insert(modelSpend)
        .values({ day, microUsd })
        .onConflictDoUpdate({
          target: modelSpend.day,
          set: { microUsd: sql`${modelSpend.microUsd} + ${microUsd}` },
          setWhere: sql`${modelSpend.microUsd} + ${microUsd} <= ${max}`,
        })
      return rowCount === 1
    },

    async correct(day: string, by: number): Promise<void> {
      await db
        .update(modelSpend)
        .set({ microUsd: sql`${modelSpend.microUsd} + ${by}` })
        .where(eq(modelSpend.day, day))
    },
  }
}
