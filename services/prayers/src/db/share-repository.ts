import type { Db, Tx } from '@selah/kit/db'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { prayers, shares } from './schema.ts'

export type ShareRow = typeof shares.$inferSelect

export const shareRepository = {
  async find(db: Db | Tx, userId: string, prayerId: string): Promise<ShareRow | undefined> {
    const [row] = await db
      .select()
      .from(shares)
      .where(and(eq(shares.prayerId, prayerId), eq(shares.userId, userId)))
    return row
  },

  /** Which of these prayers have a link. */
  async prayersWithLink(db: Db | Tx, prayerIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (prayerIds.length === 0) return new Set()
    const rows = await db
      .select({ prayerId: shares.prayerId })
      .from(shares)
      .where(inArray(shares.prayerId, [...prayerIds]))
    return new Set(rows.map(({ prayerId }) => prayerId))
  },

  async insert(tx: Tx, row: Omit<ShareRow, 'createdAt'>): Promise<ShareRow> {
    const [inserted] = await tx.insert(shares).values(row).returning()
    if (!inserted) throw new Error('a share was not inserted')
    return inserted
  },

  async setOptions(
    tx: Tx,
    prayerId: string,
    options: Pick<ShareRow, 'showsName' | 'showsSituation'>,
  ): Promise<void> {
    await tx.update(shares).set(options).where(eq(shares.prayerId, prayerId))
  },

  async remove(db: Db, userId: string, prayerId: string): Promise<boolean> {
    const { rowCount } = await db
      .delete(shares)
      .where(and(eq(shares.prayerId, prayerId), eq(shares.userId, userId)))
    return rowCount === 1
  },

  /** The prayer behind a link, while it is in its owner's journal. */
  async findByToken(db: Db, tokenHash: string) {
    const [row] = await db
      .select({ share: shares, prayer: prayers })
      .from(shares)
      .innerJoin(prayers, eq(prayers.id, shares.prayerId))
      .where(and(eq(shares.tokenHash, tokenHash), isNull(prayers.deletedAt)))
    return row
  },
}
