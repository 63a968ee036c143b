import type { Db, Tx } from '@selah/kit/db'
import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
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

/** After this many wrong codes the codes of a mail are worth nothing; its link still works. */
const WRONG_CODES_MAX = 10
/** More mails than the limits let anybody ask for while a link works. */
const MAILED_MAX = 50

export const oneTimeTokenRepository = {
  /**
   * Adds what is being mailed. What was mailed before works on until one of them is used: a stranger who asks for
   * another mail must not take the person's link away.
   */
  async add(tx: Tx, token: NewOneTimeToken): Promise<void> {
    const { userId, purpose } = token
    await tx.insert(oneTimeTokens).values(token)
    const mailed = and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose))
    const tooOld = tx
      .select({ id: oneTimeTokens.id })
      .from(oneTimeTokens)
      .where(mailed)
      .orderBy(desc(oneTimeTokens.id))
      .offset(MAILED_MAX)
    await tx.delete(oneTimeTokens).where(inArray(oneTimeTokens.id, tooOld))
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

  /** What was mailed to a person for these purposes, newest first. */
  async lockByUser(tx: Tx, userId: string, purposes: readonly Purpose[]): Promise<OneTimeToken[]> {
    return tx
      .select()
      .from(oneTimeTokens)
      .where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.purpose, [...purposes])))
      .orderBy(desc(oneTimeTokens.id))
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

  /** Uses a token up. False when somebody else was quicker. */
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
