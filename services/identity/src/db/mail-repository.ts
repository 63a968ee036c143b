import type { Db, Tx } from '@selah/kit/db'
import { and, eq, sql } from 'drizzle-orm'
import { mails } from './schema.ts'

export type QueuedMail = typeof mails.$inferSelect

export const mailRepository = {
  async insert(tx: Tx, mail: typeof mails.$inferInsert): Promise<void> {
    await tx.insert(mails).values(mail)
  },

  /**
   * Takes mails that are due. They belong to the caller until `until`; a sender that is killed meanwhile loses them to
   * another, who sends them again.
   */
  async claimDue(db: Db, claimToken: string, now: Date, until: Date, limit: number): Promise<QueuedMail[]> {
    return db
      .update(mails)
      .set({ claimToken, dueAt: until, attempts: sql`${mails.attempts} + 1` })
      .where(
        sql`${mails.id} in (
          select id from ${mails} where ${mails.dueAt} <= ${now.toISOString()}::timestamptz
          order by ${mails.dueAt} limit ${limit} for update skip locked)`,
      )
      .returning()
  },

  /** Gone once sent, unless the claim was lost in the meantime. */
  async delete(db: Db, { id, claimToken }: QueuedMail): Promise<void> {
    await db.delete(mails).where(and(eq(mails.id, id), eq(mails.claimToken, claimToken ?? id)))
  },

  async postpone(db: Db, { id, claimToken }: QueuedMail, dueAt: Date): Promise<void> {
    await db
      .update(mails)
      .set({ dueAt, claimToken: null })
      .where(and(eq(mails.id, id), eq(mails.claimToken, claimToken ?? id)))
  },
}
