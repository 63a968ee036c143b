import type { Db, Tx } from '@selah/kit/db'
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Purpose } from '../domain/purpose.ts'
import { oneTimeTokens, users } from './schema.ts'

export type OneTimeToken = typeof oneTimeTokens.$inferSelect

export interface NewOneTimeToken {
  readonly id: string
  readonly userId: string
  readonly purpose: Purpose
  readonly tokenHash: Uint8Array
  readonly codeHash: Uint8Array
  /** The PKCE flow it ends in. */
  readonly flowStateId: string | null
  /** The sign-up whose password it confirms. */
  readonly signUpId: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** After this many wrong codes only the link works, until the codes have expired. */
const WRONG_CODES_MAX = 10

export const oneTimeTokenRepository = {
  /**
   * Adds what is being mailed. Except for sign-ups, it replaces what was mailed for the same purpose. Wrong codes stay
   * counted: asking for a new mail must not buy new guesses. Returns whether the code can be used.
   */
  async put(tx: Tx, token: NewOneTimeToken): Promise<{ isCodeUsable: boolean }> {
    const { userId, purpose, createdAt } = token
    const before = await this.lockByUser(tx, userId, [purpose])
    const counted = before.filter(({ expiresAt }) => expiresAt > createdAt).map((each) => each.wrongCodes)
    const wrongCodes = Math.max(0, ...counted)
    const isCodeUsable = wrongCodes < WRONG_CODES_MAX
    if (purpose !== 'signup') await this.deleteForUser(tx, userId, [purpose])
    await tx
      .insert(oneTimeTokens)
      .values({ ...token, wrongCodes, codeHash: isCodeUsable ? token.codeHash : null })
    return { isCodeUsable }
  },

  async findByToken(db: Db | Tx, hashes: readonly Buffer[]): Promise<OneTimeToken | undefined> {
    const [token] = await db
      .select()
      .from(oneTimeTokens)
      .where(inArray(oneTimeTokens.tokenHash, [...hashes]))
    return token
  },

  /** Who was mailed something for these purposes at an address. */
  async listRecipients(db: Db | Tx, email: string, purposes: readonly Purpose[]): Promise<string[]> {
    const isMailedToNew = eq(oneTimeTokens.purpose, 'email_change_new')
    const found = await db
      .selectDistinct({ userId: users.id })
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
      .orderBy(users.id)
    return found.map(({ userId }) => userId)
  },

  async lockByUser(tx: Tx, userId: string, purposes: readonly Purpose[]): Promise<OneTimeToken[]> {
    return tx
      .select()
      .from(oneTimeTokens)
      .where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.purpose, [...purposes])))
      .for('update')
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

  /** Uses a token up. False when somebody else was quicker, or a newer mail replaced it. */
  async take(tx: Tx, { id, tokenHash }: OneTimeToken): Promise<boolean> {
    const { rowCount } = await tx
      .delete(oneTimeTokens)
      .where(and(eq(oneTimeTokens.id, id), eq(oneTimeTokens.tokenHash, tokenHash)))
    return rowCount === 1
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
