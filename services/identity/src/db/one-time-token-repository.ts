import type { Db, Tx } from '@selah/kit/db'
import { and, eq, getTableColumns, inArray, lt, or, sql } from 'drizzle-orm'
import type { Purpose } from '../domain/purpose.ts'
import { oneTimeTokens, users } from './schema.ts'

export type OneTimeToken = typeof oneTimeTokens.$inferSelect

export interface NewOneTimeToken {
  readonly id: string
  readonly userId: string
  readonly purpose: Purpose
  readonly tokenHash: Uint8Array
  readonly codeHash: Uint8Array
  /** The PKCE flow it ends in: a new one, none, or the one of the token that is replaced. */
  readonly flow: { readonly id: string | null } | 'kept'
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** After this many wrong codes only the link works, until the codes have expired. */
const WRONG_CODES_MAX = 10

export const oneTimeTokenRepository = {
  /**
   * Replaces what was mailed for the same purpose. Wrong codes stay counted: asking for a new mail must not buy new
   * guesses. Returns whether the code can be used, and the PKCE flow the token ends in.
   */
  async put(
    tx: Tx,
    { flow, ...token }: NewOneTimeToken,
  ): Promise<{ isCodeUsable: boolean; flowStateId: string | null }> {
    const counted = sql`case when ${oneTimeTokens.expiresAt} > ${token.createdAt.toISOString()}::timestamptz
      then ${oneTimeTokens.wrongCodes} else 0 end`
    const { id, userId, purpose, ...renewed } = token
    const [kept] = await tx
      .insert(oneTimeTokens)
      .values({ ...token, flowStateId: flow === 'kept' ? null : flow.id })
      .onConflictDoUpdate({
        target: [oneTimeTokens.userId, oneTimeTokens.purpose],
        set: {
          ...renewed,
          wrongCodes: counted,
          codeHash: sql`case when ${counted} < ${WRONG_CODES_MAX} then excluded.code_hash end`,
          ...(flow !== 'kept' && { flowStateId: flow.id }),
        },
      })
      .returning({ codeHash: oneTimeTokens.codeHash, flowStateId: oneTimeTokens.flowStateId })
    if (!kept) throw new Error('a one-time token was not kept')
    return { isCodeUsable: kept.codeHash !== null, flowStateId: kept.flowStateId }
  },

  /** Found by a link's token, and locked. */
  async lockByToken(tx: Tx, hashes: readonly Buffer[]): Promise<OneTimeToken | undefined> {
    const [token] = await tx
      .select()
      .from(oneTimeTokens)
      .where(inArray(oneTimeTokens.tokenHash, [...hashes]))
      .for('update')
    return token
  },

  /** What was mailed to an address for these purposes, locked. One query whether or not there is such a person. */
  async lockByAddress(tx: Tx, email: string, purposes: readonly Purpose[]): Promise<OneTimeToken[]> {
    const isMailedToNew = eq(oneTimeTokens.purpose, 'email_change_new')
    return tx
      .select(getTableColumns(oneTimeTokens))
      .from(oneTimeTokens)
      .innerJoin(users, eq(users.id, oneTimeTokens.userId))
      .where(
        and(
          inArray(oneTimeTokens.purpose, [...purposes]),
          or(
            and(isMailedToNew, eq(users.newEmail, email)),
            and(sql`not ${isMailedToNew}`, eq(users.email, email)),
          ),
        ),
      )
      .for('update', { of: oneTimeTokens })
  },

  async lockByUser(tx: Tx, userId: string, purpose: Purpose): Promise<OneTimeToken | undefined> {
    const [token] = await tx
      .select()
      .from(oneTimeTokens)
      .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose)))
      .for('update')
    return token
  },

  /** Counts a wrong guess against all of these; the last one allowed takes the code away. */
  async countWrongCode(tx: Tx, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await tx
      .update(oneTimeTokens)
      .set({
        wrongCodes: sql`${oneTimeTokens.wrongCodes} + 1`,
        codeHash: sql`case when ${oneTimeTokens.wrongCodes} + 1 < ${WRONG_CODES_MAX} then ${oneTimeTokens.codeHash} end`,
      })
      .where(inArray(oneTimeTokens.id, [...ids]))
  },

  async delete(tx: Tx, id: string): Promise<void> {
    await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.id, id))
  },

  async deleteForUser(tx: Tx, userId: string, purposes: readonly Purpose[]): Promise<void> {
    await tx
      .delete(oneTimeTokens)
      .where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.purpose, [...purposes])))
  },

  async deleteExpiredBefore(db: Db, before: Date): Promise<number> {
    const { rowCount } = await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, before))
    return rowCount ?? 0
  },
}
