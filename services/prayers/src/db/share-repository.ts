import type { Db, Tx } from '@selah/kit/db'
import type { Vault } from '@selah/kit/vault'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Prayer } from '../domain/journal.ts'
import { hashShareToken, type Share, type ShareOptions } from '../domain/share.ts'
import { openPrayers, prayerColumns } from './prayer-repository.ts'
import { prayers, shares } from './schema.ts'
import { openWords, sealWords } from './sealed-words.ts'

const { showsName, showsSituation, createdAt } = shares
const options = { showsName, showsSituation }

export const shareRepository = {
  async find(vault: Vault, db: Db | Tx, userId: string, prayerId: string): Promise<Share | undefined> {
    const rows = await db
      .select({ token: shares.sealedToken, ...options, createdAt })
      .from(shares)
      .where(and(eq(shares.prayerId, prayerId), eq(shares.userId, userId)))
    const [opened] = await openWords(vault, db, userId, rows)
    return rows[0] && opened?.token ? { ...rows[0], token: opened.token } : undefined
  },

  /** Adds to prayers whether there is a link to them. */
  async withLinks(db: Db, unlinked: readonly Omit<Prayer, 'isShared'>[]): Promise<Prayer[]> {
    if (unlinked.length === 0) return []
    const ids = unlinked.map(({ id }) => id)
    const rows = await db.select({ id: shares.prayerId }).from(shares).where(inArray(shares.prayerId, ids))
    const linked = new Set(rows.map(({ id }) => id))
    return unlinked.map((prayer) => ({ ...prayer, isShared: linked.has(prayer.id) }))
  },

  async insert(vault: Vault, tx: Tx, prayer: Prayer, token: string, shown: ShareOptions): Promise<Share> {
    const { id: prayerId, userId } = prayer
    const sealedToken = await sealWords(vault, tx, userId, 'token', token)
    const row = { prayerId, userId, tokenHash: hashShareToken(token), sealedToken, ...shown }
    const [inserted] = await tx.insert(shares).values(row).returning({ createdAt })
    if (!inserted) throw new Error('a share was not inserted')
    return { ...shown, token, createdAt: inserted.createdAt }
  },

  async setOptions(tx: Tx, prayerId: string, shown: ShareOptions): Promise<void> {
    await tx.update(shares).set(shown).where(eq(shares.prayerId, prayerId))
  },

  async remove(db: Db, userId: string, prayerId: string): Promise<boolean> {
    const { rowCount } = await db
      .delete(shares)
      .where(and(eq(shares.prayerId, prayerId), eq(shares.userId, userId)))
    return rowCount === 1
  },

  /** The prayer behind a link, while it is in its owner's journal, and what the link shows of it. */
  async findByToken(
    vault: Vault,
    db: Db | Tx,
    token: string,
  ): Promise<{ prayer: Prayer; shown: ShareOptions } | undefined> {
    const [row] = await db
      .select({ prayer: prayerColumns, shown: options })
      .from(shares)
      .innerJoin(prayers, eq(prayers.id, shares.prayerId))
      .where(and(eq(shares.tokenHash, hashShareToken(token)), isNull(prayers.deletedAt)))
    const [prayer] = row ? await openPrayers(vault, db, row.prayer.userId, [row.prayer]) : []
    return row && prayer && { prayer, shown: row.shown }
  },
}
