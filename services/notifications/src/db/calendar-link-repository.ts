import type { Db, Tx } from '@selah/kit/db'
import { and, arrayContains, asc, eq } from 'drizzle-orm'
import type { CalendarReminder } from '../domain/calendar/calendar-feed.ts'
import type { KeptCalendarKey } from '../tokens/calendar-keys.ts'
import { calendarLinks, reminders } from './schema.ts'

export const calendarLinkRepository = {
  async find(db: Db, userId: string): Promise<KeptCalendarKey | undefined> {
    const [link] = await db.select().from(calendarLinks).where(eq(calendarLinks.userId, userId))
    return link
  },

  /** Keeps a link in place of the person's earlier one, which leads nowhere from now on. */
  async replace(
    db: Db | Tx,
    userId: string,
    { seed, keyHash }: KeptCalendarKey,
    createdAt: Date,
  ): Promise<void> {
    const set = { seed, keyHash, createdAt }
    await db
      .insert(calendarLinks)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: calendarLinks.userId, set })
  },

  async remove(db: Db, userId: string): Promise<void> {
    await db.delete(calendarLinks).where(eq(calendarLinks.userId, userId))
  },

  async findOwner(db: Db, keyHash: Uint8Array): Promise<string | undefined> {
    const [link] = await db
      .select({ userId: calendarLinks.userId })
      .from(calendarLinks)
      .where(eq(calendarLinks.keyHash, keyHash))
    return link?.userId
  },

  /** The reminders that a person wants in their calendar, in a stable order. */
  async listReminders(db: Db, userId: string): Promise<CalendarReminder[]> {
    const { id, time, daysOfWeek, timezone, category, pausedUntil, updatedAt } = reminders
    return db
      .select({ id, time, daysOfWeek, timezone, category, pausedUntil, updatedAt })
      .from(reminders)
      .where(
        and(
          eq(reminders.userId, userId),
          eq(reminders.enabled, true),
          arrayContains(reminders.channels, ['calendar']),
        ),
      )
      .orderBy(asc(id))
  },
}
