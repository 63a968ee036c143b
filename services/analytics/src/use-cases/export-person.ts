import type { PersonExport } from '@selah/kit/export/person-export'
import { activityRepository } from '../db/activity-repository.ts'
import type { AnalyticsDeps } from '../deps.ts'

/** What a person takes with them: every activity, as the API names its fields. */
export async function exportPerson({ db }: AnalyticsDeps, userId: string): Promise<PersonExport> {
  const all = await activityRepository.listAll(db, userId)
  const activities = all.map(({ actionType, category, mood, createdAt }) => ({
    ...{ action_type: actionType, category, mood },
    created_at: createdAt.toISOString(),
  }))
  return { data: { activities } }
}
