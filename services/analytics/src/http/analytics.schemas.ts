import Type from 'typebox'
import { ACTION_TYPES, LATEST_ACTIVITIES_MAX, TOP_CATEGORIES_MAX } from '../domain/activity.ts'

const Count = Type.Integer({ minimum: 1 })

export const AnalyticsView = Type.Object({
  activities: Type.Array(
    Type.Object({
      action_type: Type.Enum([...ACTION_TYPES]),
      category: Type.String(),
      mood: Type.String(),
      created_at: Type.String({ format: 'date-time' }),
    }),
    { maxItems: LATEST_ACTIVITIES_MAX, description: 'The latest, newest first' },
  ),
  categories: Type.Array(Type.Object({ category: Type.String(), count: Count }), {
    maxItems: TOP_CATEGORIES_MAX,
    description: 'What was prayed about most, over all prayers written; most first',
  }),
  moods: Type.Array(Type.Object({ mood: Type.String(), count: Count }), {
    description: 'Moods of all prayers written; most first',
  }),
})
