import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

// One row per browser that shows notifications of a person, at most ten a person. It goes with the session that made it.
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    /** Chosen by the browser, so that it can say it again. */
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    /** Whoever knows it and our signing key can send: it is in no log. */
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The first message of the present row of messages that the push service refused. */
    failedAt: moment('failed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // Read when a session ends.
    index('push_subscriptions_session_id').on(table.sessionId),
  ],
)
