import type { Db, Tx } from '@selah/kit/db'
import { and, eq, sql } from 'drizzle-orm'
import { deliveries, letterConfirmations, letterSends, psalmSends } from './schema.ts'

/** The tables whose rows are sent. */
export type OutgoingTable =
  | typeof deliveries
  | typeof letterConfirmations
  | typeof letterSends
  | typeof psalmSends

/** What came of a row that a worker had claimed. */
export type Outcome =
  | { readonly state: 'sent' }
  | { readonly state: 'failed' | 'unknown' | 'skipped'; readonly reason: string }
  /** The server took nothing; tried again then. */
  | { readonly state: 'pending'; readonly reason: string; readonly dueAt: Date }

/** What every row that is sent has. */
export type OutgoingRow = Pick<OutgoingTable['$inferSelect'], 'id' | 'attempts' | 'createdAt'>

/** Redis has lost a job that was put there longer ago than this. */
const LOST_AFTER_MS = 30_000

/** Rows of one table that are sent. Each is claimed once for each attempt; one without an end is never repeated. */
export interface Outbox<Row extends OutgoingRow> {
  /** Rows that are due and have no job, or had one long ago. They count as having one from now on. */
  takeForJobs(db: Db, now: Date, limit: number): Promise<string[]>
  /** The row, if it is due and nobody else has it. */
  claim(db: Db, id: string, now: Date): Promise<Row | undefined>
  /** False where the claim was given up in the meantime; nothing changes then. */
  end(db: Db | Tx, id: string, outcome: Outcome, now: Date): Promise<boolean>
  /** Gives up rows whose worker died: whether they left is not known. Returns how many. */
  giveUp(db: Db, claimedBefore: Date): Promise<number>
  /** How many there are in each state. */
  count(db: Db): Promise<{ state: string; total: number }[]>
  /** Sends a failed one again, because an operator says so. */
  retry(db: Db, id: string, now: Date): Promise<boolean>
}

function outboxOf<Table extends OutgoingTable>(table: Table): Outbox<Table['$inferSelect']> {
  const any = table as OutgoingTable
  const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`
  return {
    async takeForJobs(db, now, limit) {
      const lost = new Date(now.getTime() - LOST_AFTER_MS)
      const rows = await db
        .update(any)
        .set({ enqueuedAt: now })
        .where(
          sql`${table.id} in (
            select id from ${table} where state = 'pending' and due_at <= ${instant(now)}
            and (enqueued_at is null or enqueued_at < ${instant(lost)})
            order by due_at limit ${limit} for update skip locked)`,
        )
        .returning({ id: table.id })
      return rows.map(({ id }) => id)
    },

    async claim(db, id, now) {
      const [row] = await db
        .update(any)
        .set({ state: 'sending', claimedAt: now, attempts: sql`${table.attempts} + 1` })
        .where(sql`${table.id} = ${id} and state = 'pending' and due_at <= ${instant(now)}`)
        .returning()
      return row as Table['$inferSelect'] | undefined
    },

    async end(db, id, outcome, now) {
      const reason = outcome.state === 'sent' ? null : outcome.reason
      const sentAt = outcome.state === 'sent' ? now : null
      const again = outcome.state === 'pending' ? { dueAt: outcome.dueAt, enqueuedAt: null } : {}
      const { rowCount } = await db
        .update(any)
        .set({ state: outcome.state, reason, sentAt, ...again })
        .where(and(eq(table.id, id), eq(table.state, 'sending')))
      return rowCount === 1
    },

    async giveUp(db, claimedBefore) {
      const { rowCount } = await db
        .update(any)
        .set({ state: 'unknown', reason: 'interrupted' })
        .where(sql`state = 'sending' and claimed_at < ${instant(claimedBefore)}`)
      return rowCount ?? 0
    },

    async count(db) {
      const { rows } = await db.execute<{ state: string; total: number }>(
        sql`select state, count(*)::int as total from ${table} group by state order by state`,
      )
      return rows
    },

    async retry(db, id, now) {
      const { rowCount } = await db
        .update(any)
        .set({ state: 'pending', reason: null, dueAt: now, enqueuedAt: null, createdAt: now })
        .where(and(eq(table.id, id), eq(table.state, 'failed')))
      return rowCount === 1
    },
  }
}

export const deliveryOutbox = outboxOf(deliveries)
export const confirmationOutbox = outboxOf(letterConfirmations)
export const letterOutbox = outboxOf(letterSends)
export const psalmOutbox = outboxOf(psalmSends)
