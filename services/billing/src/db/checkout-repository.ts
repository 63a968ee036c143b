import type { Db, Tx } from '@selah/kit/db'
import { and, eq, isNull } from 'drizzle-orm'
import { checkouts } from './schema.ts'

export type Checkout = typeof checkouts.$inferSelect

export const checkoutRepository = {
  async findOpen(tx: Tx, userId: string): Promise<Checkout | undefined> {
    const isOpen = and(eq(checkouts.userId, userId), eq(checkouts.status, 'open'))
    const [row] = await tx.select().from(checkouts).where(isOpen)
    return row
  },

  /** Those that a later choice has taken the place of, and whose page may still be open. */
  async listReplaced(db: Db | Tx, userId: string): Promise<Checkout[]> {
    return db
      .select()
      .from(checkouts)
      .where(and(eq(checkouts.userId, userId), eq(checkouts.status, 'replaced')))
  },

  async insert(tx: Tx, checkout: Omit<Checkout, 'sessionId' | 'status'>): Promise<Checkout> {
    const [row] = await tx
      .insert(checkouts)
      .values({ ...checkout, status: 'open' })
      .returning()
    if (!row) throw new Error('a row that was inserted is gone')
    return row
  },

  async setStatus(db: Db | Tx, id: string, status: Checkout['status']): Promise<void> {
    await db.update(checkouts).set({ status }).where(eq(checkouts.id, id))
  },

  /** Returns whether it had none yet. */
  async setSession(tx: Tx, id: string, sessionId: string): Promise<boolean> {
    const { rowCount } = await tx
      .update(checkouts)
      .set({ sessionId })
      .where(and(eq(checkouts.id, id), isNull(checkouts.sessionId)))
    return rowCount === 1
  },

  /** A page that may still be open is to be closed: its person has what they came for. */
  async replaceOpen(tx: Tx, userId: string): Promise<void> {
    await tx
      .update(checkouts)
      .set({ status: 'replaced' })
      .where(and(eq(checkouts.userId, userId), eq(checkouts.status, 'open')))
  },

  async listAllReplaced(db: Db, limit: number): Promise<Checkout[]> {
    return db.select().from(checkouts).where(eq(checkouts.status, 'replaced')).limit(limit)
  },
}
