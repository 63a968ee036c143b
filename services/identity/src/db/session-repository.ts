import type { Db, Tx } from '@selah/kit/db'
import { and, asc, eq, lt, ne, sql } from 'drizzle-orm'
import type { Session } from '../domain/session.ts'
import { sessions } from './schema.ts'

/** Which of a person's sessions end: all, the one that is used, or all others. */
export type SignOutScope = 'global' | 'local' | 'others'

export const sessionRepository = {
  async insert(tx: Tx, session: Session): Promise<void> {
    await tx.insert(sessions).values({ ...session, amr: [...session.amr] })
  },

  /** Takes the owner as well, so that a token can never speak for somebody else's session. */
  async findOwned(db: Db | Tx, userId: string, sessionId: string): Promise<Session | undefined> {
    const [session] = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    return session
  },

  /** All of a person's sessions, oldest first. */
  async list(db: Db, userId: string): Promise<Session[]> {
    return db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(asc(sessions.createdAt))
  },

  /** Ends sessions and returns the ids of those that were there. */
  async delete(tx: Tx, userId: string, scope: SignOutScope, sessionId: string): Promise<string[]> {
    const own = eq(sessions.userId, userId)
    const which = {
      global: own,
      local: and(own, eq(sessions.id, sessionId)),
      others: and(own, ne(sessions.id, sessionId)),
    }
    const ended = await tx.delete(sessions).where(which[scope]).returning({ id: sessions.id })
    return ended.map(({ id }) => id)
  },

  /** Ends all sessions but one, or all when it is null, and returns the ids of those that were there. */
  async deleteAllBut(tx: Tx, userId: string, sessionId: string | null): Promise<string[]> {
    return this.delete(tx, userId, sessionId ? 'others' : 'global', sessionId ?? userId)
  },

  /** Removes sessions that have ended by themselves, a few at a time. Returns how many. */
  async deleteIdleSince(db: Db, before: Date): Promise<number> {
    const { rowCount } = await db.execute(sql`
      delete from ${sessions} where id in (
        select id from ${sessions} where ${lt(sessions.refreshedAt, before)} limit 500)`)
    return rowCount ?? 0
  },
}
