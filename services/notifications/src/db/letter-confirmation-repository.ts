import type { Db } from '@selah/kit/db'
import { eq } from 'drizzle-orm'
import { letterConfirmations } from './schema.ts'

export const letterConfirmationRepository = {
  /** Before the mail leaves, so that its link works whatever comes of the sending. */
  async setToken(db: Db, id: string, tokenHash: Uint8Array): Promise<void> {
    await db.update(letterConfirmations).set({ tokenHash }).where(eq(letterConfirmations.id, id))
  },
}
