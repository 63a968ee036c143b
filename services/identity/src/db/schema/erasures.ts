import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

// One row per account that its person had deleted. Rows without `done_at` that are older than an hour mean that a service
// is away or does not answer: `erasure_answers` says which ones have.
export const erasures = pgTable(
  'erasures',
  {
    /** Random: who knows it may read how far the erasure is. */
    id: uuid('id').primaryKey(),
    /** Needed to ask again and to purge the streams. Empty once the erasure is done. */
    userId: uuid('user_id').unique(),
    /** The confirmed address of the account, for services that know the person by it alone. Empty once the erasure is done. */
    email: text('email'),
    requestedAt: moment('requested_at').notNull(),
    /** When the services were asked last. */
    askedAt: moment('asked_at').notNull(),
    doneAt: moment('done_at'),
  },
  // Read by the worker that ends erasures, every few seconds.
  (table) => [index('erasures_open').on(table.askedAt).where(sql`done_at is null`)],
)

// Which services hold nothing more.
export const erasureAnswers = pgTable(
  'erasure_answers',
  {
    erasureId: uuid('erasure_id')
      .notNull()
      .references(() => erasures.id, { onDelete: 'cascade' }),
    service: text('service').notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.erasureId, table.service] })],
)
