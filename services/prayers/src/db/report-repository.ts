import type { Db, Tx } from '@selah/kit/db'
import type { Vault } from '@selah/kit/vault'
import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { GenerationKey } from '../domain/generation.ts'
import type { Report } from '../domain/report.ts'
import { reports } from './schema.ts'
import { openWords, sealWords } from './sealed-words.ts'

const columns = {
  userId: reports.userId,
  generationId: reports.generationId,
  reason: reports.reason,
  createdAt: reports.createdAt,
  report: reports.sealedReport,
}
const isOf = ({ userId, id }: GenerationKey) => and(eq(reports.userId, userId), eq(reports.generationId, id))

export const reportRepository = {
  async exists(tx: Tx, key: GenerationKey): Promise<boolean> {
    return (await tx.select({ id: reports.generationId }).from(reports).where(isOf(key))).length > 0
  },

  async countToday(tx: Tx, userId: string): Promise<number> {
    const isRecent = gt(reports.createdAt, sql`now() - interval '24 hours'`)
    const [row] = await tx
      .select({ total: count() })
      .from(reports)
      .where(and(eq(reports.userId, userId), isRecent))
    return row?.total ?? 0
  },

  /** Keeps one report of a person and prayer: another one replaces it. */
  async put(vault: Vault, tx: Tx, { content, ...row }: Report): Promise<void> {
    const sealedReport = await sealWords(vault, tx, row.userId, 'report', content)
    await tx
      .insert(reports)
      .values({ ...row, sealedReport })
      .onConflictDoUpdate({
        target: [reports.userId, reports.generationId],
        set: { reason: row.reason, sealedReport },
      })
  },

  /** A person's reports, newest first. */
  async listOf(vault: Vault, db: Db, userId: string): Promise<Report[]> {
    const rows = await db
      .select(columns)
      .from(reports)
      .where(eq(reports.userId, userId))
      .orderBy(desc(reports.createdAt))
    const opened = await openWords(vault, db, userId, rows)
    return rows.map(({ report: _sealed, ...row }, nth) => ({ ...row, content: opened[nth]?.report ?? {} }))
  },

  /** The people whose reports came after `since`, the newest first. */
  async listReporters(db: Db, since: Date): Promise<string[]> {
    const rows = await db
      .select({ userId: reports.userId })
      .from(reports)
      .where(gt(reports.createdAt, since))
      .groupBy(reports.userId)
      .orderBy(desc(sql`max(${reports.createdAt})`))
    return rows.map(({ userId }) => userId)
  },

  /** Returns how many were removed. */
  async purge(db: Db, keptDays: number): Promise<number> {
    const { rowCount } = await db
      .delete(reports)
      .where(sql`${reports.createdAt} < now() - ${`${keptDays} days`}::interval`)
    return rowCount ?? 0
  },
}
