import type { Db, Tx } from '@selah/kit/db'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { isTroubled } from './schema/outgoing.ts'
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

export interface Ended {
  readonly id: string
  readonly outcome: Outcome
}

/** What every row that is sent has. */
export type OutgoingRow = Pick<OutgoingTable['$inferSelect'], 'id' | 'attempts' | 'createdAt'>

/** Redis has lost a job that was put there longer ago than this. */
const LOST_AFTER_MS = 30_000

/** Rows of one table that are sent. Each is claimed once for each attempt; one without an end is never repeated. */
export interface Outbox<Row extends OutgoingRow> {
  /** Rows that are due and have no job, or had one long ago. They count as having one from now on. */
  takeForJobs(db: Db, now: Date, limit: number): Promise<string[]>
  /** For each id the row, if it is due and nobody else has it. */
  claim(db: Db, ids: readonly string[], now: Date): Promise<(Row | undefined)[]>
  /** For each whether it was ended: a claim that was given up in the meantime changes nothing. */
  end(tx: Tx, ended: readonly Ended[], now: Date): Promise<boolean[]>
  /** Gives up rows whose worker died: whether they left is not known. Returns how many. */
  giveUp(db: Db, claimedBefore: Date): Promise<number>
  /** How many there are in each state. */
  count(db: Db): Promise<{ state: string; total: number }[]>
  /** How many stand where, and when the first of those that wait was due. Reads no row that has ended well. */
  measure(db: Db): Promise<Measured>
  /** What has not ended well, or not at all, the latest first. Nothing of a person is in it. */
  listOpen(db: Db, limit: number): Promise<OpenRow[]>
  /** Sends a failed one again, because an operator says so. */
  retry(db: Db, id: string, now: Date): Promise<boolean>
  /** Sends those again that failed since then. Returns how many. */
  retryFailedSince(db: Db, since: Date, now: Date): Promise<number>
  /** Skips what waits: it is never sent. Returns how many. */
  drain(db: Db): Promise<number>
}

export interface Measured {
  readonly waiting: number
  readonly sending: number
  readonly failed: number
  readonly unknown: number
  readonly firstDueAt: Date | null
}

/** A row as an operator sees it. */
export type OpenRow = Pick<
  OutgoingTable['$inferSelect'],
  'id' | 'state' | 'reason' | 'attempts' | 'dueAt' | 'createdAt' | 'claimedAt'
>

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

    async claim(db, ids, now) {
      const rows = await db
        .update(any)
        .set({ state: 'sending', claimedAt: now, attempts: sql`${table.attempts} + 1` })
        // In one order, so that two who want the same rows do not wait for each other.
        .where(
          sql`${table.id} in (
            select id from ${table} where ${inArray(table.id, [...ids])}
            and state = 'pending' and due_at <= ${instant(now)} order by id for update)`,
        )
        .returning()
      const claimed = new Map(rows.map((row) => [row.id, row as Table['$inferSelect']]))
      // Of two who ask for one row in the same statement, one gets it.
      return ids.map((id) => {
        const row = claimed.get(id)
        claimed.delete(id)
        return row
      })
    },

    async end(tx, ended, now) {
      const values = ended.map(({ id, outcome }) => {
        const reason = outcome.state === 'sent' ? null : outcome.reason
        const sentAt = outcome.state === 'sent' ? now.toISOString() : null
        const dueAt = outcome.state === 'pending' ? outcome.dueAt.toISOString() : null
        return sql`(${id}::uuid, ${outcome.state}, ${reason}, ${sentAt}::timestamptz, ${dueAt}::timestamptz)`
      })
      const { rows } = await tx.execute<{ id: string }>(sql`
        update ${table} set state = ended.state, reason = ended.reason, sent_at = ended.sent_at,
          due_at = coalesce(ended.due_at, ${table.dueAt}),
          enqueued_at = case when ended.due_at is null then ${table.enqueuedAt} end
        from (values ${sql.join(values, sql`, `)}) as ended (id, state, reason, sent_at, due_at)
        where ${table.id} = ended.id and ${table.state} = 'sending'
        returning ended.id`)
      const ids = new Set(rows.map((row) => row.id))
      return ended.map(({ id }) => ids.has(id))
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

    async measure(db) {
      const [row] = await db
        .select({
          waiting: sql<number>`count(*) filter (where state = 'pending')::int`,
          sending: sql<number>`count(*) filter (where state = 'sending')::int`,
          failed: sql<number>`count(*) filter (where state = 'failed')::int`,
          unknown: sql<number>`count(*) filter (where state = 'unknown')::int`,
          firstDueAt: sql<Date | null>`min(due_at) filter (where state = 'pending')`.mapWith(table.dueAt),
        })
        .from(any)
        .where(isOpen)
      if (!row) throw new Error('a count has one row')
      return row
    },

    async listOpen(db, limit) {
      const { id, state, reason, attempts, dueAt, createdAt, claimedAt } = table
      return db
        .select({ id, state, reason, attempts, dueAt, createdAt, claimedAt })
        .from(any)
        .where(isOpen)
        .orderBy(sql`coalesce(claimed_at, created_at) desc`)
        .limit(limit)
    },

    async retry(db, id, now) {
      const { rowCount } = await db
        .update(any)
        .set(again(now))
        .where(and(eq(table.id, id), eq(table.state, 'failed')))
      return rowCount === 1
    },

    async retryFailedSince(db, since, now) {
      const { rowCount } = await db
        .update(any)
        .set(again(now))
        .where(sql`state = 'failed' and claimed_at >= ${instant(since)}`)
      return rowCount ?? 0
    },

    async drain(db) {
      const { rowCount } = await db
        .update(any)
        .set({ state: 'skipped', reason: 'drained' })
        .where(eq(table.state, 'pending'))
      return rowCount ?? 0
    },
  }
}

/** Written as the indexes are. */
const isOpen = sql`state = 'pending' or state = 'sending' or ${isTroubled}`

/** Counted from now, so that it is not late. */
const again = (now: Date) =>
  ({ state: 'pending', reason: null, dueAt: now, enqueuedAt: null, createdAt: now }) as const

export const deliveryOutbox = outboxOf(deliveries)
export const confirmationOutbox = outboxOf(letterConfirmations)
export const letterOutbox = outboxOf(letterSends)
export const psalmOutbox = outboxOf(psalmSends)

/** What an operator may do with rows of any kind. */
export type OperatedOutbox = Pick<
  Outbox<OutgoingRow>,
  'count' | 'measure' | 'listOpen' | 'retry' | 'retryFailedSince' | 'drain'
>

/** Every kind of what is sent, by its name. */
export const OUTBOXES: Readonly<Record<string, OperatedOutbox>> = {
  reminder: deliveryOutbox,
  psalm: psalmOutbox,
  letter: letterOutbox,
  confirmation: confirmationOutbox,
}
