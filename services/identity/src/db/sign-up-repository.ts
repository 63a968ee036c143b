import type { Db, Tx } from '@selah/kit/db'
import { and, desc, eq, gt, lt } from 'drizzle-orm'
import { signUps } from './schema.ts'

/** A sign-up whose address is not confirmed yet. */
export type PendingSignUp = typeof signUps.$inferSelect

export const signUpRepository = {
  async insert(tx: Tx, signUp: typeof signUps.$inferInsert): Promise<void> {
    await tx.insert(signUps).values(signUp)
  },

  /** Sign-ups with a person's address that can still be confirmed, newest first. */
  async listPending(db: Db | Tx, userId: string, now: Date): Promise<PendingSignUp[]> {
    return db
      .select()
      .from(signUps)
      .where(and(eq(signUps.userId, userId), gt(signUps.expiresAt, now)))
      .orderBy(desc(signUps.id))
  },

  /** Keeps a sign-up for as long as a new mail for it works. */
  async keepUntil(tx: Tx, id: string, expiresAt: Date): Promise<void> {
    await tx.update(signUps).set({ expiresAt }).where(eq(signUps.id, id))
  },

  async deleteForUser(tx: Tx, userId: string): Promise<void> {
    await tx.delete(signUps).where(eq(signUps.userId, userId))
  },

  async deleteExpiredBefore(db: Db, before: Date): Promise<number> {
    const { rowCount } = await db.delete(signUps).where(lt(signUps.expiresAt, before))
    return rowCount ?? 0
  },
}
