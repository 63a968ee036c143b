import type { Db, Tx } from '@selah/kit/db'
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { prayers } from './schema.ts'

export type PrayerRow = typeof prayers.$inferSelect

/** A place in the journal: everything after it is older. */
export interface JournalPlace {
  readonly createdAt: Date
  readonly id: string
}

export const prayerRepository = {
  async insert(tx: Tx, row: Omit<PrayerRow, 'deletedAt'>): Promise<void> {
    await tx.insert(prayers).values(row)
  },

  async findByGeneration(db: Db | Tx, userId: string, generationId: string): Promise<PrayerRow | undefined> {
    const [row] = await db
      .select()
      .from(prayers)
      .where(and(eq(prayers.generationId, generationId), eq(prayers.userId, userId)))
    return row
  },

  /** Takes the owner as well as the id, so that one person can never read another's prayer. */
  async findOwned(db: Db | Tx, userId: string, id: string): Promise<PrayerRow | undefined> {
    const [row] = await db
      .select()
      .from(prayers)
      .where(and(eq(prayers.id, id), eq(prayers.userId, userId), isNull(prayers.deletedAt)))
    return row
  },

  /** Newest first, from `after` on. */
  async listPage(db: Db, userId: string, limit: number, after?: JournalPlace): Promise<PrayerRow[]> {
    const older =
      after && sql`(${prayers.createdAt}, ${prayers.id}) < (${after.createdAt.toISOString()}, ${after.id})`
    return db
      .select()
      .from(prayers)
      .where(and(eq(prayers.userId, userId), isNull(prayers.deletedAt), older))
      .orderBy(desc(prayers.createdAt), desc(prayers.id))
      .limit(limit)
  },

  async markDeleted(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
    const { rowCount } = await db
      .update(prayers)
      .set({ deletedAt: now })
      .where(and(eq(prayers.id, id), eq(prayers.userId, userId), isNull(prayers.deletedAt)))
    return rowCount === 1
  },

  /** Brings back what was deleted after `since`. */
  async restore(db: Db | Tx, userId: string, id: string, since: Date): Promise<PrayerRow | undefined> {
    const [row] = await db
      .update(prayers)
      .set({ deletedAt: null })
      .where(
        and(
          eq(prayers.id, id),
          eq(prayers.userId, userId),
          isNotNull(prayers.deletedAt),
          gt(prayers.deletedAt, since),
        ),
      )
      .returning()
    return row
  },

  /** Removes for good what was deleted before `before`. */
  async purgeDeleted(tx: Tx, before: Date, limit: number): Promise<PrayerRow[]> {
    const due = tx
      .select({ id: prayers.id })
      .from(prayers)
      .where(lt(prayers.deletedAt, before))
      .limit(limit)
      .for('update', { skipLocked: true })
    return tx.delete(prayers).where(inArray(prayers.id, due)).returning()
  },
}
