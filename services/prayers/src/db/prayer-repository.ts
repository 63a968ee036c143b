import type { Db, Tx } from '@selah/kit/db'
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { JournalFilter } from '../domain/journal.ts'
import { prayers } from './schema.ts'

export type PrayerRow = typeof prayers.$inferSelect

/** A place in the journal: everything after it is older. */
export interface JournalPlace {
  readonly createdAt: Date
  readonly id: string
}

export interface JournalSlice extends Omit<JournalFilter, 'search'> {
  readonly after?: JournalPlace | undefined
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

  /** Newest first, from `after` on, narrowed by what the table can tell. */
  async listPage(db: Db, userId: string, limit: number, page: JournalSlice = {}): Promise<PrayerRow[]> {
    const { after, category, mood, answered } = page
    const narrowed = [
      after && sql`(${prayers.createdAt}, ${prayers.id}) < (${after.createdAt.toISOString()}, ${after.id})`,
      category && eq(prayers.category, category),
      mood && eq(prayers.mood, mood),
      answered === undefined ? undefined : (answered ? isNotNull : isNull)(prayers.answeredAt),
    ]
    return db
      .select()
      .from(prayers)
      .where(and(eq(prayers.userId, userId), isNull(prayers.deletedAt), ...narrowed))
      .orderBy(desc(prayers.createdAt), desc(prayers.id))
      .limit(limit)
  },

  /** What was saved on this month and day of an earlier year, as the calendar of `timezone` counts. */
  async listOfEarlierYears(db: Db, userId: string, date: string, timezone: string): Promise<PrayerRow[]> {
    const local = sql`(${prayers.createdAt} at time zone ${timezone})`
    return db
      .select()
      .from(prayers)
      .where(
        and(
          eq(prayers.userId, userId),
          isNull(prayers.deletedAt),
          sql`to_char(${local}, 'MM-DD') = to_char(${date}::date, 'MM-DD')`,
          sql`${local} < ${date}::date - interval '1 day'`,
        ),
      )
      .orderBy(desc(prayers.createdAt))
      .limit(10)
  },

  async update(
    tx: Tx,
    id: string,
    change: Partial<Pick<PrayerRow, 'sealedContent' | 'answeredAt'>>,
  ): Promise<void> {
    if (Object.keys(change).length > 0) await tx.update(prayers).set(change).where(eq(prayers.id, id))
  },

  /** As findOwned, and nobody else changes it until the transaction ends. */
  async lockOwned(tx: Tx, userId: string, id: string): Promise<PrayerRow | undefined> {
    const [row] = await tx
      .select()
      .from(prayers)
      .where(and(eq(prayers.id, id), eq(prayers.userId, userId), isNull(prayers.deletedAt)))
      .for('update')
    return row
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
