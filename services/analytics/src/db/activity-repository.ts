import type { Db, Tx } from '@selah/kit/db'
import { and, asc, count, desc, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { type Activity, COUNTED_ACTION } from '../domain/activity.ts'
import { activities } from './schema.ts'

export interface CategoryCount {
  readonly category: string
  readonly count: number
}

export interface MoodCount {
  readonly mood: string
  readonly count: number
}

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

  /** Most first; equal counts by name, so that the answer does not change between two readings. */
  async countByCategory(db: Db, userId: string, limit: number): Promise<CategoryCount[]> {
    const { category } = activities
    return db
      .select({ category, count: count() })
      .from(activities)
      .where(counted(userId))
      .groupBy(category)
      .orderBy(desc(count()), asc(category))
      .limit(limit)
  },

  /** Most first; equal counts by name. */
  async countByMood(db: Db, userId: string): Promise<MoodCount[]> {
    const { mood } = activities
    return db
      .select({ mood, count: count() })
      .from(activities)
      .where(counted(userId))
      .groupBy(mood)
      .orderBy(desc(count()), asc(mood))
  },
}

function counted(userId: string) {
  return and(eq(activities.userId, userId), eq(activities.actionType, COUNTED_ACTION))
}
