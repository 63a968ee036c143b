import { activityRepository, type CategoryCount, type MoodCount } from '../db/activity-repository.ts'
import type { AnalyticsDeps } from '../deps.ts'
import { type Activity, LATEST_ACTIVITIES_MAX, TOP_CATEGORIES_MAX } from '../domain/activity.ts'

export interface Analytics {
  readonly activities: readonly Activity[]
  readonly categories: readonly CategoryCount[]
  readonly moods: readonly MoodCount[]
}

/** A person's own habits: what they did last, and what they prayed about most, over everything they ever did. */
export async function getAnalytics({ db }: Pick<AnalyticsDeps, 'db'>, userId: string): Promise<Analytics> {
  const [activities, categories, moods] = await Promise.all([
    activityRepository.listLatest(db, userId, LATEST_ACTIVITIES_MAX),
    activityRepository.countByCategory(db, userId, TOP_CATEGORIES_MAX),
    activityRepository.countByMood(db, userId),
  ])
  return { activities, categories, moods }
}
