import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from './columns.ts'

// One row per person who has a calendar link. The link's key is nowhere: it is made again from the seed and a setting.
export const calendarLinks = pgTable('calendar_links', {
  userId: uuid('user_id').primaryKey(),
  seed: bytea('seed').notNull(),
  /** Finds the row when a calendar asks. */
  keyHash: bytea('key_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
})
