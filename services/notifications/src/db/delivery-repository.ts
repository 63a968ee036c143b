import type { Db, Tx } from '@selah/kit/db'
import { and, count, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { daysBefore } from '../domain/consent.ts'
import { deliveries } from './schema.ts'

export type Delivery = typeof deliveries.$inferSelect
export type NewDelivery = typeof deliveries.$inferInsert

export const deliveryRepository = {
  /** Leaves out those that were there: one for each reminder, local date and way. */
  async insert(tx: Tx, rows: readonly NewDelivery[]): Promise<void> {
    if (rows.length > 0)
      await tx
        .insert(deliveries)
        .values([...rows])
        .onConflictDoNothing()
  },

  /** The last one of each reminder; of several ways, one that arrived. */
  async lastOf(db: Db | Tx, reminderIds: readonly string[]): Promise<Map<string, Delivery>> {
    if (reminderIds.length === 0) return new Map()
    const rows = await db
      .selectDistinctOn([deliveries.reminderId])
      .from(deliveries)
      .where(inArray(deliveries.reminderId, [...reminderIds]))
      .orderBy(deliveries.reminderId, sql`${deliveries.createdAt} desc`, sql`state = 'sent' desc`)
    return new Map(rows.map((row) => [row.reminderId, row]))
  },

  /** The local dates from yesterday on for which reminders were queued, in any zone. */
  async queuedDates(tx: Tx, reminderIds: readonly string[], now: Date): Promise<Map<string, Set<string>>> {
    const { reminderId, localDate, isAsked } = deliveries
    const rows = await tx
      .select({ reminderId, localDate })
      .from(deliveries)
      .where(
        and(
          inArray(reminderId, [...reminderIds]),
          eq(isAsked, false),
          gt(localDate, daysBefore(now, 3).toISOString().slice(0, 10)),
        ),
      )
    const byReminder = Map.groupBy(rows, (row) => row.reminderId)
    return new Map([...byReminder].map(([id, dates]) => [id, new Set(dates.map((row) => row.localDate))]))
  },

  async listOf(db: Db, userId: string): Promise<Delivery[]> {
    return db
      .select()
      .from(deliveries)
      .where(eq(deliveries.userId, userId))
      .orderBy(deliveries.createdAt, deliveries.id)
  },

  /** How many a person asked for at once since a time. */
  async countAsked(tx: Tx, userId: string, since: Date): Promise<number> {
    const isRecent = and(eq(deliveries.isAsked, true), gt(deliveries.createdAt, since))
    const [row] = await tx
      .select({ total: count() })
      .from(deliveries)
      .where(and(eq(deliveries.userId, userId), isRecent))
    return row?.total ?? 0
  },

  /** Ends what was not yet taken for sending. */
  async skipPending(tx: Tx, reminderIds: readonly string[], reason: string): Promise<void> {
    if (reminderIds.length === 0) return
    await tx
      .update(deliveries)
      .set({ state: 'skipped', reason })
      .where(and(inArray(deliveries.reminderId, [...reminderIds]), eq(deliveries.state, 'pending')))
  },

  /** Returns how many were removed. */
  async deleteOlderThan(db: Db, before: Date): Promise<number> {
    return (await db.delete(deliveries).where(lt(deliveries.createdAt, before))).rowCount ?? 0
  },
}
