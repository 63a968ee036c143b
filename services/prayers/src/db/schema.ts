import type { Category, Mood, Tone } from '@selah/prayer-engine/prayer'
import type { WriterName } from '@selah/prayer-engine/writer'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { GenerationStatus } from '../domain/generation.ts'
import type { PlanType } from '../domain/quota.ts'
import type { ReportReason } from '../domain/report.ts'

export { erasedPeople } from '@selah/kit/erasure/schema'
export { consumedEvents, failingEvents, outbox, parkedEvents } from '@selah/kit/events/schema'
export { personKeys } from '@selah/kit/vault'

const at = (name: string) => timestamp(name, { withTimezone: true })

// One row per person: what they have used. `reserved` is held by generations that are being written, so that
// used + reserved can never pass the limit, whatever runs at once. `premium`, `plan` and `early_access` are billing's
// word of that version, copied here.
export const quotas = pgTable(
  'quotas',
  {
    userId: uuid('user_id').primaryKey(),
    used: integer('used').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
    premium: boolean('premium').notNull().default(false),
    plan: text('plan').$type<PlanType>(),
    earlyAccess: boolean('early_access').notNull().default(false),
    /** Of billing's word; 0 before there was any. A newer one only takes its place. */
    entitlementVersion: bigint('entitlement_version', { mode: 'number' }).notNull().default(0),
  },
  (table) => [check('quotas_not_negative', sql`${table.used} >= 0 and ${table.reserved} >= 0`)],
)

// One row per asking. Words (request and result) are sealed, and gone after seven days unless saved as a prayer.
// Many `running` rows with a `reserved_until` in the past mean that processes die or that the sweeper does not run.
export const generations = pgTable(
  'generations',
  {
    /** Ours, or one that the browser chose: no more than unique for its person. */
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    /** Empty once a day has passed, once trying again with the same key is a new asking, or where the id is the key. */
    idempotencyKey: text('idempotency_key'),
    status: text('status').$type<GenerationStatus>().notNull(),
    category: text('category').$type<Category>().notNull(),
    mood: text('mood').$type<Mood>().notNull(),
    /** The prayer that this one is another version of: the first of them, whichever was rewritten. */
    rewriteOf: uuid('rewrite_of'),
    /** Whether it holds, or has spent, one of the person's prayers. A prayer in crisis does not. */
    counted: boolean('counted').notNull(),
    /** The process that writes it renews this every 2 s; once it is past, the reservation is given back. */
    reservedUntil: at('reserved_until'),
    /** Set before the first words leave: from then on, cancelling is no longer free. */
    firstTextAt: at('first_text_at'),
    writtenBy: text('written_by').$type<WriterName>(),
    sealedRequest: text('sealed_request'),
    sealedResult: text('sealed_result'),
    createdAt: at('created_at').notNull().defaultNow(),
    finishedAt: at('finished_at'),
  },
  (table) => [
    // Somebody else's id is as if it did not exist, also when a browser chooses the same one.
    primaryKey({ name: 'generations_owned', columns: [table.userId, table.id] }),
    // A second asking with the same key finds the first.
    uniqueIndex('generations_key').on(table.userId, table.idempotencyKey),
    // At most one at a time per person, whatever the code above it does.
    uniqueIndex('generations_one_running').on(table.userId).where(sql`status = 'running'`),
    // Read by the sweeper every few seconds.
    index('generations_abandoned').on(table.reservedUntil).where(sql`status = 'running'`),
    // Read by the hourly purge of what was not saved.
    index('generations_words')
      .on(table.createdAt)
      .where(sql`sealed_request is not null or sealed_result is not null`),
    // Read when a prayer is to be written again: how often it was.
    index('generations_rewrites').on(table.rewriteOf).where(sql`rewrite_of is not null`),
    // Read when passages are chosen: what this person was given lately.
    index('generations_recent').on(table.userId, table.createdAt),
  ],
)

// Ids that were cancelled before anything began under them: a request that comes late finds its id here and is refused.
export const generationTombstones = pgTable(
  'generation_tombstones',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

// The journal. `sealed_content` holds the text, situation, recipient and citations as JSON.
export const prayers = pgTable(
  'prayers',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    generationId: uuid('generation_id').notNull(),
    category: text('category').$type<Category>().notNull(),
    mood: text('mood').$type<Mood>().notNull(),
    tone: text('tone').$type<Tone>().notNull(),
    writtenBy: text('written_by').$type<WriterName>().notNull(),
    sealedContent: text('sealed_content').notNull(),
    createdAt: at('created_at').notNull(),
    /** When the person says it was answered. */
    answeredAt: at('answered_at'),
    /** Hidden at once, gone for good when the time for undoing is over. */
    deletedAt: at('deleted_at'),
  },
  (table) => [
    // Saving a generation twice gives one prayer.
    unique('prayers_of_generation').on(table.userId, table.generationId),
    // Read by the journal, backwards, one page at a time, and by erasure, deleted ones too.
    index('prayers_journal').on(table.userId, table.createdAt, table.id),
    // Read by the purge of deleted prayers.
    index('prayers_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
)

// Links by which anybody can read one prayer. Only the link's hash is kept to find it; the link itself is sealed, so
// that its owner can be shown it again. Taking a link back deletes its row.
export const shares = pgTable('shares', {
  prayerId: uuid('prayer_id')
    .primaryKey()
    .references(() => prayers.id, { onDelete: 'cascade' }),
  userId: uuid('user_id').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  sealedToken: text('sealed_token').notNull(),
  showsName: boolean('shows_name').notNull(),
  showsSituation: boolean('shows_situation').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
})

// What people reported: at most one row for a person and prayer, for a year. `sealed_report` holds their words, and the
// prayer if they agreed: deploy/runbooks/a-prayer-was-reported.md.
export const reports = pgTable(
  'reports',
  {
    userId: uuid('user_id').notNull(),
    generationId: uuid('generation_id').notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    sealedReport: text('sealed_report').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.generationId] }),
    // Read by the operator, and by the purge of old reports.
    index('reports_created_at').on(table.createdAt),
  ],
)

// What readers of a link reported of a prayer that somebody shared, without who they are. Sealed with the key of the person
// who shared it, since it is about them: it goes with them.
export const sharedReports = pgTable(
  'shared_reports',
  {
    id: uuid('id').primaryKey(),
    /** The person who shared the prayer. */
    userId: uuid('user_id').notNull(),
    prayerId: uuid('prayer_id').notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    sealedReport: text('sealed_report').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    // Read by erasure.
    index('shared_reports_user_id').on(table.userId),
    // Read when one more comes.
    index('shared_reports_prayer_id').on(table.prayerId, table.createdAt),
    // Read by the operator, and by the purge of old reports.
    index('shared_reports_created_at').on(table.createdAt),
  ],
)

// What the model cost on each day (UTC), in millionths of a dollar: all processes share one cap. One row a day.
export const modelSpend = pgTable('model_spend', {
  day: date('day').primaryKey(),
  microUsd: bigint('micro_usd', { mode: 'number' }).notNull(),
})
