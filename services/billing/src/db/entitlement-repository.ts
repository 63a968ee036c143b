import type { Db, Tx } from '@selah/kit/db'
import { and, eq, lte } from 'drizzle-orm'
import type { Entitlement } from '../domain/entitlement.ts'
import { entitlements } from './schema.ts'

export type KnownEntitlement = typeof entitlements.$inferSelect

export const entitlementRepository = {
  async find(db: Db | Tx, userId: string): Promise<KnownEntitlement | undefined> {
    const [row] = await db.select().from(entitlements).where(eq(entitlements.userId, userId))
    return row
  },

  /** Makes what concerns one person queue here until the transaction ends. */
  async lock(tx: Tx, userId: string, now: Date): Promise<KnownEntitlement> {
    await tx.insert(entitlements).values({ userId, changedAt: now }).onConflictDoNothing()
    const [row] = await tx.select().from(entitlements).where(eq(entitlements.userId, userId)).for('update')
    if (!row) throw new Error('the row of a person that was just there is gone')
    return row
  },

  async store(
    tx: Tx,
    { userId, ...row }: Entitlement & Pick<KnownEntitlement, 'userId' | 'version' | 'changedAt'>,
  ): Promise<void> {
    await tx.update(entitlements).set(row).where(eq(entitlements.userId, userId))
  },

  /** People whose entitlement changes by itself by now. */
  async listDue(db: Db, now: Date, limit: number): Promise<string[]> {
    const rows = await db
      .select({ userId: entitlements.userId })
      .from(entitlements)
      .where(and(lte(entitlements.nextChangeAt, now)))
      .orderBy(entitlements.nextChangeAt)
      .limit(limit)
    return rows.map(({ userId }) => userId)
  },
}
