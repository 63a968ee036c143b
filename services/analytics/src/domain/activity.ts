export const ACTION_TYPES = ['generated', 'saved', 'listened', 'shared'] as const
export type ActionType = (typeof ACTION_TYPES)[number]

/** Something a person did with a prayer. The prayer itself, and its words, are elsewhere. */
export interface Activity {
  readonly userId: string
  readonly actionType: ActionType
  readonly category: string
  readonly mood: string
  /** When it happened, not when we learned of it. */
  readonly createdAt: Date
}

export const LATEST_ACTIVITIES_MAX = 10
export const TOP_CATEGORIES_MAX = 5
