import type { Db, Tx } from '@selah/kit/db'
import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { isOurs, type StripeEvent } from '../domain/stripe-event.ts'
import { stripeEvents } from './schema.ts'

export interface ClaimedEvent {
  readonly id: string
  readonly customerId: string | null
  readonly chargeId: string | null
}

export const stripeEventRepository = {
  /** Returns whether it is new. What cannot matter is stored as handled. */
  async insert(
    db: Db | Tx,
    { id, type, createdAt, customerId, chargeId }: StripeEvent,
    now: Date,
  ): Promise<boolean> {
    const handledAt = isOurs({ id, type, createdAt, customerId, chargeId }) ? null : now
    const row = { id, type, createdAt, customerId, chargeId, handledAt, receivedAt: now, nextAttemptAt: now }
    const { rowCount } = await db.insert(stripeEvents).values(row).onConflictDoNothing()
    return rowCount === 1
  },

  /**
   * Takes events that are due, for longer with each attempt. A process that dies leaves its events to be taken again after
   * that time.
   */
  async claim(
    db: Db,
    now: Date,
    { limit, pauseMs, pauseMaxMs }: { limit: number; pauseMs: number; pauseMaxMs: number },
  ): Promise<ClaimedEvent[]> {
    const due = db
      .select({ id: stripeEvents.id })
      .from(stripeEvents)
      .where(and(isNull(stripeEvents.handledAt), lte(stripeEvents.nextAttemptAt, now)))
      .orderBy(asc(stripeEvents.nextAttemptAt))
      .limit(limit)
      .for('update', { skipLocked: true })
    const pause = sql`least(${pauseMs} * power(2, least(${stripeEvents.attempts}, 20)), ${pauseMaxMs})`
    const nextAttemptAt = sql`${now.toISOString()}::timestamptz + ${pause} * interval '1 millisecond'`
    return db
      .update(stripeEvents)
      .set({ attempts: sql`${stripeEvents.attempts} + 1`, nextAttemptAt })
      .where(inArray(stripeEvents.id, due))
      .returning({
        id: stripeEvents.id,
        customerId: stripeEvents.customerId,
        chargeId: stripeEvents.chargeId,
      })
  },

  /** Those that wait for a customer's next picture. */
  async listWaiting(db: Db | Tx, customerId: string): Promise<string[]> {
    const rows = await db
      .select({ id: stripeEvents.id })
      .from(stripeEvents)
      .where(and(eq(stripeEvents.customerId, customerId), isNull(stripeEvents.handledAt)))
    return rows.map(({ id }) => id)
  },

  async setCustomer(db: Db, id: string, customerId: string): Promise<void> {
    await db.update(stripeEvents).set({ customerId }).where(eq(stripeEvents.id, id))
  },

  async markHandled(db: Db | Tx, ids: readonly string[], now: Date): Promise<void> {
    if (ids.length === 0) return
    await db
      .update(stripeEvents)
      .set({ handledAt: now })
      .where(and(inArray(stripeEvents.id, [...ids]), isNull(stripeEvents.handledAt)))
  },

  /** Forgets what lies longer back than Stripe's own list. */
  async purge(db: Db, before: Date): Promise<number> {
    const isOld = and(lt(stripeEvents.receivedAt, before), or(lt(stripeEvents.handledAt, before)))
    const { rowCount } = await db.delete(stripeEvents).where(isOld)
    return rowCount ?? 0
  },

  /** Of a customer who is none of ours, or no longer: what they are called at Stripe is nothing to keep. */
  async forgetCustomer(db: Db, customerId: string, now: Date): Promise<void> {
    await db
      .update(stripeEvents)
      .set({
        customerId: null,
        chargeId: null,
        handledAt: sql`coalesce(${stripeEvents.handledAt}, ${now.toISOString()})`,
      })
      .where(eq(stripeEvents.customerId, customerId))
  },

  async deleteOf(tx: Tx, customerId: string): Promise<void> {
    await tx.delete(stripeEvents).where(eq(stripeEvents.customerId, customerId))
  },

  /** How many wait, and since when the first of them does. */
  async measure(db: Db): Promise<{ readonly waiting: number; readonly oldestAt: Date | null }> {
    const { rows } = await db.execute<{ waiting: number; oldest: string | null }>(sql`
      select count(*)::int as waiting, min(received_at) as oldest from stripe_events where handled_at is null`)
    const [row] = rows
    return { waiting: row?.waiting ?? 0, oldestAt: row?.oldest ? new Date(row.oldest) : null }
  },
}
