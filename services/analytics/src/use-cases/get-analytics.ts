import { activityRepository } from '../db/activity-repository.ts'
import type { AnalyticsDeps } from '../deps.ts'
import { type Activity, LATEST_ACTIVITIES_MAX, TOP_CATEGORIES_MAX } from '../domain/activity.ts'
import { addUp } from '../domain/habits.ts'

export interface Analytics {
  readonly activities: readonly Activity[]
  readonly categories: readonly { readonly category: string; readonly count: number }[]
  readonly moods: readonly { readonly mood: string; readonly count: number }[]
}

/** A person's own habits: what they did last, and what they prayed about most, over everything they ever did. */
export async function getAnalytics({ db }: Pick<AnalyticsDeps, 'db'>, userId: string): Promise<Analytics> {
  const [activities, counts] = await Promise.all([
    activityRepository.listLatest(db, userId, LATEST_ACTIVITIES_MAX),
    activityRepository.countPrayers(db, userId),
  ])
  const categories = addUp(counts, 'category').slice(0, TOP_CATEGORIES_MAX)
  return {
    activities,
    categories: categories.map(({ name, count }) => ({ category: name, count })),
    moods: addUp(counts, 'mood').map(({ name, count }) => ({ mood: name, count })),
  }
}
