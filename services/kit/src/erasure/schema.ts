import { sql } from 'drizzle-orm'
import { customType, index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

// One row per person whose data this service has deleted: consumers drop the events of these people that come late.
// The id itself stands here only until the service has looked a second time, a few minutes at most while it runs.
export const erasedPeople = pgTable(
  'erased_people',
  {
    /** SHA-256 of the person's id. */
    personHash: bytea('person_hash').primaryKey(),
    erasureId: uuid('erasure_id').notNull(),
    userId: uuid('user_id'),
    erasedAt: timestamp('erased_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Read every few seconds by the second look.
    index('erased_people_unsettled').on(table.erasedAt).where(sql`user_id is not null`),
  ],
)
