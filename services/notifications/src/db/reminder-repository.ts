import type { Db, Tx } from '@selah/kit/db'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { NextFire, ReminderRule } from '../domain/reminder.ts'
import { reminders } from './schema.ts'

export type Reminder = typeof reminders.$inferSelect
type Changes = Partial<Omit<ReminderRule, 'daysOfWeek' | 'channels'>> &
  Partial<Pick<Reminder, 'daysOfWeek' | 'channels' | 'category' | 'nextFireAt' | 'nextLocalDate'>>

const isOf = (userId: string, id: string) => and(eq(reminders.userId, userId), eq(reminders.id, id))

export const reminderRepository = {
  /** In the order of their times. */
  async listOf(db: Db | Tx, userId: string): Promise<Reminder[]> {
    return db
      .select()
      .from(reminders)
      .where(eq(reminders.userId, userId))
      .orderBy(asc(reminders.time), asc(reminders.id))
  },

  /** Locked until the transaction ends; undefined for another person's. */
  async lock(tx: Tx, userId: string, id: string): Promise<Reminder | undefined> {
    const [found] = await tx.select().from(reminders).where(isOf(userId, id)).for('update')
    return found
  },

  async find(db: Db | Tx, id: string): Promise<Reminder | undefined> {
    const [found] = await db.select().from(reminders).where(eq(reminders.id, id))
    return found
  },

  /** Makes count-then-insert safe: requests of one person queue here until the transaction before them has ended. */
  async lockPerson(tx: Tx, userId: string): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`)
  },

  /** Belongs behind `lockPerson`. */
  async countOf(tx: Tx, userId: string): Promise<number> {
    const [row] = await tx.select({ total: count() }).from(reminders).where(eq(reminders.userId, userId))
    return row?.total ?? 0
  },

  /** False where another reminder has its id. */
  async insert(tx: Tx, reminder: Reminder): Promise<boolean> {
    return (await tx.insert(reminders).values(reminder).onConflictDoNothing()).rowCount === 1
  },

  /** How many reminders its person had made before it. */
  async positionOf(db: Db, { userId, id, createdAt }: Reminder): Promise<number> {
    const at = sql`${createdAt.toISOString()}::timestamptz`
    const [row] = await db
      .select({ total: count() })
      .from(reminders)
      .where(and(eq(reminders.userId, userId), sql`(created_at, id) < (${at}, ${id}::uuid)`))
    return row?.total ?? 0
  },

  async update(tx: Tx, id: string, changes: Changes, now: Date): Promise<Reminder> {
    const [changed] = await tx
      .update(reminders)
      .set({ ...changes, updatedAt: now })
      .where(eq(reminders.id, id))
      .returning()
    if (!changed) throw new Error('a reminder that was locked is gone')
    return changed
  },

  async remove(db: Db, userId: string, id: string): Promise<boolean> {
    return (await db.delete(reminders).where(isOf(userId, id))).rowCount === 1
  },

  /** Locks reminders whose time has come until the transaction ends; others pass them over. */
  async lockDue(tx: Tx, now: Date, limit: number): Promise<Reminder[]> {
    return tx
      .select()
      .from(reminders)
      .where(sql`next_fire_at is not null and next_fire_at <= ${now.toISOString()}::timestamptz`)
      .orderBy(reminders.nextFireAt)
      .limit(limit)
      .for('update', { skipLocked: true })
  },

  /** Moves many to their next times, in one statement. */
  async setNext(tx: Tx, next: readonly (NextFire & { readonly id: string })[]): Promise<void> {
    if (next.length === 0) return
    const rows = next.map(
      ({ id, nextFireAt, nextLocalDate }) =>
        sql`(${id}::uuid, ${nextFireAt?.toISOString() ?? null}::timestamptz, ${nextLocalDate}::date)`,
    )
    await tx.execute(sql`
      update ${reminders} set next_fire_at = moved.at, next_local_date = moved.day
      from (values ${sql.join(rows, sql`, `)}) as moved (id, at, day)
      where ${reminders.id} = moved.id`)
  },
}
