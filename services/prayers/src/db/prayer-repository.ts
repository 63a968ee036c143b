import type { Db, Tx } from '@selah/kit/db'
import type { Vault } from '@selah/kit/vault'
import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Prayer, PrayerContent } from '../domain/journal.ts'
import { prayers } from './schema.ts'
import { openWords, sealWords } from './sealed-words.ts'

export interface PrayerChange {
  readonly content?: PrayerContent
  readonly answeredAt?: Date | null
}

const { sealedContent, deletedAt: _deletedAt, ...plainColumns } = getTableColumns(prayers)
export const ownColumns = { ...plainColumns, content: sealedContent }
export const isShared = sql<boolean>`exists (select 1 from shares where shares.prayer_id = prayers.id)`
/** What `openPrayers` makes prayers of. */
export const prayerColumns = { ...ownColumns, isShared }

/** Prayers of one person, their words opened. */
export async function openPrayers<Row extends { readonly content: string }>(
  vault: Vault,
  db: Db | Tx,
  userId: string,
  rows: readonly Row[],
): Promise<(Omit<Row, 'content'> & { readonly content: PrayerContent })[]> {
  const opened = await openWords(vault, db, userId, rows)
  return rows.flatMap((row, nth) => {
    const content = opened[nth]?.content
    return content ? [{ ...row, content }] : []
  })
}

/** Takes the owner as well as the id, so that one person can never read another's prayer. */
const isOwned = (userId: string, id: string) =>
  and(eq(prayers.id, id), eq(prayers.userId, userId), isNull(prayers.deletedAt))

export const prayerRepository = {
  async insert(vault: Vault, tx: Tx, { content, isShared: _no, ...row }: Prayer): Promise<void> {
    const sealed = await sealWords(vault, tx, row.userId, 'content', content)
    await tx.insert(prayers).values({ ...row, sealedContent: sealed })
  },

  /** The prayer that a generation was saved as; brought back when it was deleted and is not gone yet. */
  async findSaved(vault: Vault, tx: Tx, userId: string, generationId: string): Promise<Prayer | undefined> {
    const rows = await tx
      .update(prayers)
      .set({ deletedAt: null })
      .where(and(eq(prayers.generationId, generationId), eq(prayers.userId, userId)))
      .returning(prayerColumns)
    return (await openPrayers(vault, tx, userId, rows))[0]
  },

  async findOwned(vault: Vault, db: Db, userId: string, id: string): Promise<Prayer | undefined> {
    const rows = await db.select(prayerColumns).from(prayers).where(isOwned(userId, id))
    return (await openPrayers(vault, db, userId, rows))[0]
  },

  /** As findOwned, and nobody else changes it until the transaction ends. */
  async lockOwned(vault: Vault, tx: Tx, userId: string, id: string): Promise<Prayer | undefined> {
    const rows = await tx.select(prayerColumns).from(prayers).where(isOwned(userId, id)).for('update')
    return (await openPrayers(vault, tx, userId, rows))[0]
  },

  /** What was saved on this month and day of an earlier year, as the calendar of `timezone` counts. */
  async listOfEarlierYears(
    vault: Vault,
    db: Db,
    userId: string,
    { date, timezone }: { readonly date: string; readonly timezone: string },
  ): Promise<Prayer[]> {
    const local = sql`(${prayers.createdAt} at time zone ${timezone})`
    const rows = await db
      .select(prayerColumns)
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
    return openPrayers(vault, db, userId, rows)
  },

  async update(
    vault: Vault,
    tx: Tx,
    { id, userId }: Prayer,
    { content, ...change }: PrayerChange,
  ): Promise<void> {
    const set = {
      ...change,
      ...(content && { sealedContent: await sealWords(vault, tx, userId, 'content', content) }),
    }
    if (Object.keys(set).length > 0) await tx.update(prayers).set(set).where(eq(prayers.id, id))
  },

  async markDeleted(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
    const { rowCount } = await db.update(prayers).set({ deletedAt: now }).where(isOwned(userId, id))
    return rowCount === 1
  },

  /** Brings back what was deleted after `since`. */
  async restore(vault: Vault, db: Db, userId: string, id: string, since: Date): Promise<Prayer | undefined> {
    const rows = await db
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
      .returning(prayerColumns)
    return (await openPrayers(vault, db, userId, rows))[0]
  },

  /** Removes for good what was deleted before `before`. */
  async purgeDeleted(
    tx: Tx,
    before: Date,
    limit: number,
  ): Promise<Pick<Prayer, 'id' | 'userId' | 'generationId'>[]> {
    const due = tx
      .select({ id: prayers.id })
      .from(prayers)
      .where(lt(prayers.deletedAt, before))
      .limit(limit)
      .for('update', { skipLocked: true })
    const { id, userId, generationId } = prayers
    return tx.delete(prayers).where(inArray(prayers.id, due)).returning({ id, userId, generationId })
  },
}
