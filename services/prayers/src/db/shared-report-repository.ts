import type { Db, Tx } from '@selah/kit/db'
import type { Vault } from '@selah/kit/vault'
import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { SharedReport } from '../domain/report.ts'
import { sharedReports } from './schema.ts'
import { openWords, sealWords } from './sealed-words.ts'

const { id, userId, prayerId, reason, createdAt } = sharedReports

export const sharedReportRepository = {
  async countToday(tx: Tx, prayer: string): Promise<number> {
    const isRecent = gt(createdAt, sql`now() - interval '24 hours'`)
    const [row] = await tx
      .select({ total: count() })
      .from(sharedReports)
      .where(and(eq(prayerId, prayer), isRecent))
    return row?.total ?? 0
  },

  async insert(vault: Vault, tx: Tx, { content, ...row }: SharedReport): Promise<void> {
    const sealedReport = await sealWords(vault, tx, row.userId, 'sharedReport', content)
    await tx.insert(sharedReports).values({ ...row, sealedReport })
  },

  /** Newest first. */
  async listSince(vault: Vault, db: Db, since: Date): Promise<SharedReport[]> {
    const rows = await db
      .select({ id, userId, prayerId, reason, createdAt, sharedReport: sharedReports.sealedReport })
      .from(sharedReports)
      .where(gt(createdAt, since))
      .orderBy(desc(createdAt))
    return Promise.all(
      rows.map(async ({ sharedReport, ...row }) => {
        const [opened] = await openWords(vault, db, row.userId, [{ sharedReport }])
        return { ...row, content: opened?.sharedReport ?? {} }
      }),
    )
  },

  /** Returns how many were removed. */
  async purge(db: Db, keptDays: number): Promise<number> {
    const { rowCount } = await db
      .delete(sharedReports)
      .where(sql`${createdAt} < now() - ${`${keptDays} days`}::interval`)
    return rowCount ?? 0
  },
}
