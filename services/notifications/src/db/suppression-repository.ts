import type { Db, Tx } from '@selah/kit/db'
import { eq } from 'drizzle-orm'
import { suppressedAddresses } from './schema.ts'

export type SuppressionReason = (typeof suppressedAddresses.$inferSelect)['reason']

export const suppressionRepository = {
  async has(db: Db | Tx, emailHash: Uint8Array): Promise<boolean> {
    const rows = await db
      .select({ reason: suppressedAddresses.reason })
      .from(suppressedAddresses)
      .where(eq(suppressedAddresses.emailHash, emailHash))
    return rows.length > 0
  },

  /** A complaint outweighs a bounce. */
  async add(tx: Tx, emailHash: Uint8Array, reason: SuppressionReason, at: Date): Promise<void> {
    const row = tx.insert(suppressedAddresses).values({ emailHash, reason, at })
    await (reason === 'complaint'
      ? row.onConflictDoUpdate({ target: suppressedAddresses.emailHash, set: { reason } })
      : row.onConflictDoNothing())
  },

  /** False when it was not there. */
  async remove(db: Db, emailHash: Uint8Array): Promise<boolean> {
    const { rowCount } = await db
      .delete(suppressedAddresses)
      .where(eq(suppressedAddresses.emailHash, emailHash))
    return rowCount === 1
  },
}
