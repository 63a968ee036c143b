import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ACTION_TYPES } from '../domain/activity.ts'
import type { EventProperties, KeptEventName } from '../domain/browser-event.ts'

export { erasedPeople } from '@selah/kit/erasure/schema'
export { consumedEvents, failingEvents, outbox, parkedEvents } from '@selah/kit/events/schema'

// One row per thing a person did with a prayer.
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
    // Read, backwards, for a person's latest activities; and by erasure.
    index('activities_user').on(table.userId, table.createdAt, table.id),
    check('activities_action_type', sql`action_type in ('generated', 'saved', 'listened', 'shared')`),
  ],
)

// How many prayers a person has had written, by category and mood, so that reading them takes as long after 100,000 as
// after ten. A trigger on `activities` keeps it (migration 0003), in the transaction of each row that comes or goes: it
// cannot drift, also not while a process runs that knows nothing of it.
export const prayerCounts = pgTable(
  'prayer_counts',
  {
    userId: uuid('user_id').notNull(),
    category: text('category').notNull(),
    mood: text('mood').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.category, table.mood] })],
)

// One row per thing that happened in somebody's browser: pages looked at, forms sent. No API reads it: operators of the
// product ask it with SQL how often a page is opened, and how many who see the prices sign up. Nothing here says who,
// or which rows are one visitor's. It grows with visits; the purge keeps it at 13 months.
export const browserEvents = pgTable(
  'browser_events',
  {
    /** Random, and the last token of the subject on which a page view is announced. */
    id: uuid('id').primaryKey(),
    event: text('event').$type<KeptEventName>().notNull(),
    /** Only what the list in domain/browser-event.ts allows for this event. */
    properties: jsonb('properties').$type<EventProperties>().notNull(),
    /** By the browser's clock, to the minute. */
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // Read by counts over a span of days, and by the hourly purge.
    index('browser_events_happened_at').on(table.happenedAt),
  ],
)
