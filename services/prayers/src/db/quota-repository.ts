import type { Db, Tx } from '@selah/kit/db'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Entitlement, Quota } from '../domain/quota.ts'
import { quotas } from './schema.ts'

export const quotaRepository = {
  /** Holds one prayer if the limit allows it; false when it does not. One statement, so that no two can both pass. */
  async reserve(tx: Tx, userId: string, limit: number): Promise<boolean> {
    const { rowCount } = await tx
      .update(quotas)
      .set({ reserved: sql`${quotas.reserved} + 1` })
      .where(
        and(
          eq(quotas.userId, userId),
          or(eq(quotas.premium, true), sql`${quotas.used} + ${quotas.reserved} < ${limit}`),
        ),
      )
    return rowCount === 1
  },

  /** Turns a held prayer into a used one. */
  async spend(tx: Tx, userId: string): Promise<void> {
    await tx
      .update(quotas)
      .set({ reserved: sql`${quotas.reserved} - 1`, used: sql`${quotas.used} + 1` })
      .where(eq(quotas.userId, userId))
  },

  async giveBack(tx: Tx, userId: string): Promise<void> {
    await tx
      .update(quotas)
      .set({ reserved: sql`${quotas.reserved} - 1` })
      .where(eq(quotas.userId, userId))
  },

  /** Takes billing's word, if it is newer than the one that is there. */
  async setEntitlement(db: Db | Tx, userId: string, { version, ...given }: Entitlement): Promise<void> {
    const word = { ...given, entitlementVersion: version }
    await db
      .insert(quotas)
      .values({ userId, ...word })
      .onConflictDoUpdate({
        target: quotas.userId,
        set: word,
        setWhere: lt(quotas.entitlementVersion, version),
      })
  },

  async find(db: Db, userId: string): Promise<Quota> {
    const [row] = await db.select().from(quotas).where(eq(quotas.userId, userId))
    return row ?? { used: 0, premium: false, plan: null, earlyAccess: false }
  },
}
