import type { Db, Tx } from '@selah/kit/db'
import { eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { refreshTokenHash } from '../tokens/refresh-token.ts'
import { refreshTokens } from './schema.ts'

export type RefreshTokenRow = typeof refreshTokens.$inferSelect

export const refreshTokenRepository = {
  async insert(tx: Tx, sessionId: string, token: string, now: Date): Promise<string> {
    const id = uuidv7()
    await tx
      .insert(refreshTokens)
      .values({ id, sessionId, tokenHash: refreshTokenHash(token), createdAt: now })
    return id
  },

  async find(db: Db | Tx, token: string): Promise<RefreshTokenRow | undefined> {
    const [row] = await db
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.tokenHash, refreshTokenHash(token)))
    return row
  },

  /** Marks a token as exchanged for its successor. */
  async succeed(tx: Tx, id: string, successor: { id: string; sealed: string }, now: Date): Promise<void> {
    await tx
      .update(refreshTokens)
      .set({ usedAt: now, successorId: successor.id, successorSealed: successor.sealed })
      .where(eq(refreshTokens.id, id))
  },

  /**
   * Removes tokens exchanged so long ago that nobody can still hold them by accident. The one before the active token
   * stays: its client may have been switched off before the answer reached it. Returns how many.
   */
  async deleteUsedBefore(db: Db, before: Date): Promise<number> {
    const { rowCount } = await db.execute(sql`
      delete from ${refreshTokens} where id in (
        select used.id from ${refreshTokens} used
        left join ${refreshTokens} next on next.id = used.successor_id
        where used.used_at < ${before.toISOString()}::timestamptz and (next.id is null or next.used_at is not null)
        limit 1000)`)
    return rowCount ?? 0
  },
}
