import type { Db } from '@selah/kit/db'
import { sql } from 'drizzle-orm'
import { reconciliations } from './schema.ts'

const ONLY = 1

export const reconciliationRepository = {
  async find(db: Db): Promise<typeof reconciliations.$inferSelect | undefined> {
    const [row] = await db.select().from(reconciliations)
    return row
  },

  /** Never goes back: two processes may end in any order. */
  async store(db: Db, readUntil: Date, ranAt: Date): Promise<void> {
    await db
      .insert(reconciliations)
      .values({ id: ONLY, readUntil, ranAt })
      .onConflictDoUpdate({
        target: reconciliations.id,
        set: {
          readUntil: sql`greatest(${reconciliations.readUntil}, excluded.read_until)`,
          ranAt: sql`greatest(${reconciliations.ranAt}, excluded.ran_at)`,
        },
      })
  },
}
