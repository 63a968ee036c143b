import { sql } from 'drizzle-orm'
import { boolean, date, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Channel, DeliveryChannel } from '../../domain/reminder.ts'
import { moment } from './columns.ts'
import { isTroubled, outgoing } from './outgoing.ts'

// When a person wants to be reminded to pray.
export const reminders = pgTable(
  'reminders',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** On the person's clock, `HH:MM`. */
    time: text('time').notNull(),
    /** 1 = Sunday … 7 = Saturday. */
    daysOfWeek: smallint('days_of_week').array().notNull(),
    /** IANA. */
    timezone: text('timezone').notNull(),
    channels: text('channels').array().$type<Channel[]>().notNull(),
    /** What the person wants to pray about. */
    category: text('category'),
    enabled: boolean('enabled').notNull(),
    pausedUntil: moment('paused_until'),
    /** Null: nothing is sent, since it is off, or stands in a calendar alone. */
    nextFireAt: moment('next_fire_at'),
    /** The date that `next_fire_at` is for on the person's calendar. */
    nextLocalDate: date('next_local_date'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('reminders_user_id').on(table.userId),
    // Read by the scan every few seconds.
    index('reminders_next_fire_at').on(table.nextFireAt).where(sql`next_fire_at is not null`),
  ],
)

// One row for each reminder, local date and way; and those that a person asked for at once.
export const deliveries = pgTable(
  'deliveries',
  {
    id: uuid('id').primaryKey(),
    reminderId: uuid('reminder_id')
      .notNull()
      .references(() => reminders.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    channel: text('channel').$type<DeliveryChannel>().notNull(),
    localDate: date('local_date').notNull(),
    /** The person pressed "Send me one now". */
    isAsked: boolean('is_asked').notNull().default(false),
    ...outgoing(),
  },
  (table) => [
    uniqueIndex('deliveries_once')
      .on(table.reminderId, table.localDate, table.channel)
      .where(sql`not is_asked`),
    // Read with the list of reminders.
    index('deliveries_reminder').on(table.reminderId, table.createdAt),
    // Read by erasure, and counted when one is asked for at once.
    index('deliveries_user_id').on(table.userId, table.createdAt),
    index('deliveries_due').on(table.dueAt).where(sql`state = 'pending'`),
    index('deliveries_sending').on(table.claimedAt).where(sql`state = 'sending'`),
    index('deliveries_troubled').on(table.claimedAt).where(isTroubled),
    // Read by the worker that removes old rows.
    index('deliveries_created').on(table.createdAt),
  ],
)
