import type { Db } from '@selah/kit/db'
import { eq } from 'drizzle-orm'
import { calendarLinks, pushSubscriptions } from '../db/schema.ts'

/** Where a person's reminders arrive beside their mail, for their export. Neither keys nor endpoints: whoever has those may use them. */
export async function exportPlaces(db: Db, userId: string) {
  const [link] = await db
    .select({ createdAt: calendarLinks.createdAt })
    .from(calendarLinks)
    .where(eq(calendarLinks.userId, userId))
  const browsers = await db
    .select({ createdAt: pushSubscriptions.createdAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(pushSubscriptions.createdAt)
  return {
    calendar_link: link ? { created_at: link.createdAt.toISOString() } : null,
    browsers: browsers.map(({ createdAt }) => ({ created_at: createdAt.toISOString() })),
  }
}
