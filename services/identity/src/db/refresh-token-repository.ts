import type { Db, Tx } from '@selah/kit/db'
import { asc, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Session } from '../domain/session.ts'
import type { UserWithIdentities } from '../domain/user.ts'
import { refreshTokenHash } from '../tokens/refresh-token.ts'
import { identities, refreshTokens, sessions, users } from './schema.ts'

export type RefreshTokenRow = typeof refreshTokens.$inferSelect

export interface LockedToken {
  readonly row: RefreshTokenRow
  readonly session: Session
  readonly person: UserWithIdentities
}

export const refreshTokenRepository = {
  async insert(tx: Tx, sessionId: string, token: string, now: Date): Promise<void> {
    const tokenHash = refreshTokenHash(token)
    await tx.insert(refreshTokens).values({ id: uuidv7(), sessionId, tokenHash, createdAt: now })
  },

  async find(db: Db | Tx, token: string): Promise<RefreshTokenRow | undefined> {
    const [row] = await db
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.tokenHash, refreshTokenHash(token)))
    return row
  },

  /**
   * A token and its session, locked, with their person: in one statement, since sessions are renewed more often than
   * anything else is asked of this service. The lock reads both as they are now, also where another request has just
   * exchanged the token.
   * `locked` at once where somebody else holds it; undefined where there is no such token.
   */
  async tryLock(tx: Tx, token: string): Promise<LockedToken | 'locked' | undefined> {
    const found = await tx
      .select({ row: refreshTokens, session: sessions, user: users, identity: identities })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(identities, eq(identities.userId, users.id))
      .where(eq(refreshTokens.tokenHash, refreshTokenHash(token)))
      .orderBy(asc(identities.createdAt))
      .for('update', { of: [refreshTokens, sessions], skipLocked: true })
    const [first] = found
    if (!first) return (await this.find(tx, token)) ? 'locked' : undefined
    const { row, session, user } = first
    return { row, session, person: { user, identities: found.flatMap(({ identity }) => identity ?? []) } }
  },

  /** Exchanges a locked token for `successor`, and notes that its session was used. */
  async exchange(
    tx: Tx,
    { id, sessionId }: RefreshTokenRow,
    successor: { readonly token: string; readonly sealed: string },
    now: Date,
  ): Promise<void> {
    const [successorId, at] = [uuidv7(), sql`${now.toISOString()}::timestamptz`]
    await tx.execute(sql`
      with successor as (
        insert into ${refreshTokens} (id, session_id, token_hash, created_at)
        values (${successorId}, ${sessionId}, ${refreshTokenHash(successor.token)}, ${at})
      ), used as (
        update ${refreshTokens}
        set used_at = ${at}, successor_id = ${successorId}, successor_sealed = ${successor.sealed}
        where id = ${id}
      )
      update ${sessions} set refreshed_at = ${at} where id = ${sessionId}`)
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
