import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { isTroubled, outgoing } from './outgoing.ts'

// Who gets the daily Psalm. `entitled` is what billing said last.
export const psalmMembers = pgTable(
  'psalm_members',
  {
    userId: uuid('user_id').primaryKey(),
    /** Yearly members alone. */
    entitled: boolean('entitled').notNull().default(false),
    /** Of billing's word. */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
    /** The person's own switch. */
    enabled: boolean('enabled').notNull().default(true),
    /** Null until identity was asked. */
    timezone: text('timezone'),
    /** The next morning, or the next time identity is asked for the zone; null: none. */
    nextAt: moment('next_at'),
    /** 1 to 150. */
    nextPsalm: smallint('next_psalm').notNull().default(1),
  },
  // Read by the scan every few seconds.
  (table) => [index('psalm_members_next').on(table.nextAt).where(sql`next_at is not null`)],
)

// One row for each person and local date.
export const psalmSends = pgTable(
  'psalm_sends',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    localDate: date('local_date').notNull(),
    psalm: smallint('psalm').notNull(),
    ...outgoing(),
  },
  (table) => [
    unique('psalm_sends_once').on(table.userId, table.localDate),
    index('psalm_sends_due').on(table.dueAt).where(sql`state = 'pending'`),
    index('psalm_sends_sending').on(table.claimedAt).where(sql`state = 'sending'`),
    index('psalm_sends_troubled').on(table.claimedAt).where(isTroubled),
    // Read by the worker that removes old rows.
    index('psalm_sends_created').on(table.createdAt),
  ],
)
