import type { Db, Tx } from '@selah/kit/db'
import { asc, desc, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Activity } from '../domain/activity.ts'
import type { PrayerCount } from '../domain/habits.ts'
import { activities, prayerCounts } from './schema.ts'

export const activityRepository = {
  /** Asks for a transaction: the row and the record that its event was consumed belong together. */
  async insert(tx: Tx, activity: Activity): Promise<void> {
    await tx.insert(activities).values({ id: uuidv7(), ...activity })
  },

  async listLatest(db: Db, userId: string, limit: number): Promise<Activity[]> {
    return db
      .select()
      .from(activities)
      .where(eq(activities.userId, userId))
      .orderBy(desc(activities.createdAt), desc(activities.id))
      .limit(limit)
  },

  /** Everything, oldest first. */
  async listAll(db: Db, userId: string): Promise<Activity[]> {
    const { createdAt, id } = activities
    return db.select().from(activities).where(eq(activities.userId, userId)).orderBy(asc(createdAt), asc(id))
  },

  /** How many prayers of each category and mood. */
  async countPrayers(db: Db, userId: string): Promise<PrayerCount[]> {
    const { category, mood, count } = prayerCounts
    return db.select({ category, mood, count }).from(prayerCounts).where(eq(prayerCounts.userId, userId))
  },
}
