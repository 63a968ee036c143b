import { sql } from 'drizzle-orm'
import {
  bigserial,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

// The record of every event for 14 days: JetStream acknowledges before it syncs, so this is the truth and the
// stream a copy (`pnpm event replay` publishes rows again). Unpublished rows older than a minute mean that the
// relay or NATS is down: deploy/runbooks/outbox-is-growing.md.
export const outbox = pgTable(
  'outbox',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    eventId: uuid('event_id').notNull().unique(),
    /** With its last token: the id of the person, or of the aggregate, by which erasure finds the rows. */
    subject: text('subject').notNull(),
    key: text('key').notNull(),
    payload: bytea('payload').notNull(),
    traceparent: text('traceparent'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    claimToken: uuid('claim_token'),
    publishedAt: timestamp('published_at', { withTimezone: true }),
  },
  (table) => [
    // Read by the relay several times a second; holds only what is still to be sent.
    index('outbox_unpublished').on(table.seq).where(sql`published_at is null`),
    // Read by erasure and by replay of one person's events.
    index('outbox_key').on(table.key),
    // Read by the purge of rows older than 14 days.
    index('outbox_published_at').on(table.publishedAt).where(sql`published_at is not null`),
  ],
)

// One row per event a consumer has applied: what makes a second delivery do nothing.
export const consumedEvents = pgTable(
  'consumed_events',
  {
    consumer: text('consumer').notNull(),
    eventId: uuid('event_id').notNull(),
    consumedAt: timestamp('consumed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.consumer, table.eventId] })],
)

// Events whose consumer has failed and which are tried again, so that they do not stand before others in the stream.
// Each is applied or parked within 30 s of its first failure, outages of this database not counted; rows that stay
// belong to a consumer that no process runs any more.
export const failingEvents = pgTable(
  'failing_events',
  {
    consumer: text('consumer').notNull(),
    eventId: text('event_id').notNull(),
    subject: text('subject').notNull(),
    payload: bytea('payload').notNull(),
    traceparent: text('traceparent'),
    /** Failures that were recorded. One that could not be was the database's, and does not count. */
    attempts: integer('attempts').notNull(),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.consumer, table.eventId] }),
    // Read by retries several times a second.
    index('failing_events_next_attempt_at').on(table.nextAttemptAt),
  ],
)

// Events a consumer could not apply: undecodable, or failed too often. More than none is an alert:
// deploy/runbooks/events-are-parked.md. An event that is applied after all leaves this table.
export const parkedEvents = pgTable(
  'parked_events',
  {
    consumer: text('consumer').notNull(),
    eventId: text('event_id').notNull(),
    subject: text('subject').notNull(),
    payload: bytea('payload').notNull(),
    /** The kind of failure, never its message: that could quote somebody's words. */
    reason: text('reason').notNull(),
    /** How often it was tried. */
    deliveries: integer('deliveries').notNull(),
    parkedAt: timestamp('parked_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.consumer, table.eventId] })],
)
