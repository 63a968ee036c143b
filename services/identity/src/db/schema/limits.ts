import { bigint, index, integer, pgTable, primaryKey, uuid, varchar } from 'drizzle-orm/pg-core'
import { bytea, moment } from './columns.ts'
import { users } from './people.ts'

// What is counted for all replicas: guesses and mails. Names and order of the columns are those of
// rate-limiter-flexible, which reads and writes them; keys are keyed hashes, so nobody's address stands here.
export const limits = pgTable(
  'limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  // Read by the worker that removes what no longer counts.
  (table) => [index('limits_expire').on(table.expire)],
)

// The network addresses, as keyed hashes, from which a person has proved who they are. What strangers do is counted
// apart from what happens there: services/decisions/0012-limits-lock-nobody-out.md.
export const knownPlaces = pgTable(
  'known_places',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    placeHash: bytea('place_hash').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.placeHash] }),
    // Read by the worker that removes places not seen for long.
    index('known_places_seen_at').on(table.seenAt),
  ],
)
