import type { Db, Tx } from '@selah/kit/db'
import { eq } from 'drizzle-orm'
import { letterErasures } from './schema.ts'

export type LetterErasure = typeof letterErasures.$inferSelect

export const letterErasureRepository = {
  /** Safe to repeat. */
  async note(tx: Tx, erasure: LetterErasure): Promise<void> {
    await tx.insert(letterErasures).values(erasure).onConflictDoNothing()
  },

  async list(db: Db, limit: number): Promise<LetterErasure[]> {
    return db.select().from(letterErasures).limit(limit)
  },

  async end(tx: Tx, userId: string): Promise<void> {
    await tx.delete(letterErasures).where(eq(letterErasures.userId, userId))
  },
}
