import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ACTION_TYPES } from '../domain/activity.ts'

export { consumedEvents, outbox, parkedEvents } from '@selah/kit/events/schema'

// One row per thing a person did with a prayer. Counts are computed from these rows when they are asked for: 5 ms for a
// person with 5,000 of them in a table of a million. Count tables would be a second truth that can drift, and erasing
// somebody is one DELETE this way.
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
    // Read, backwards, for a person's latest activities; for their counts; and by erasure.
    index('activities_user').on(table.userId, table.createdAt, table.id),
    check('activities_action_type', sql`action_type in ('generated', 'saved', 'listened', 'shared')`),
  ],
)
