import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ACTION_TYPES } from '../domain/activity.ts'

export { consumedEvents, outbox, parkedEvents } from '@selah/kit/events/schema'

// One row per thing a person did with a prayer. Counts are computed from these rows when they are asked for: one
// person has few of them, a second truth in count tables could drift, and erasing somebody is one DELETE.
export const activities = pgTable(
  'activities',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    actionType: text('action_type', { enum: [...ACTION_TYPES] }).notNull(),
    category: text('category').notNull(),
    mood: text('mood').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // Read, backwards, for a person's latest activities, and by erasure.
    index('activities_latest').on(table.userId, table.createdAt, table.id),
    // Read for a person's counts, from the index alone.
    index('activities_counted').on(table.userId, table.actionType, table.category, table.mood),
    check('activities_action_type', sql`action_type in ('generated', 'saved', 'listened', 'shared')`),
  ],
)
