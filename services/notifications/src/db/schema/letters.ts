import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from './columns.ts'
import { isTroubled, outgoing } from './outgoing.ts'

export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed'

// Who asked for the weekly letter. A consent of its own, known by its address and tied to no account. The address goes
// when its owner unsubscribes; the row stays, so that no issue reaches one address twice. It goes with the account of its address.
export const letterSubscribers = pgTable(
  'letter_subscribers',
  {
    id: uuid('id').primaryKey(),
    /** Null once unsubscribed. */
    email: text('email'),
    /** Keyed: see tokens/address-hash.ts. */
    emailHash: bytea('email_hash').notNull().unique(),
    state: text('state').$type<SubscriberState>().notNull(),
    /** Where the address was given, for example `footer_form`. */
    source: text('source').notNull(),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    // Read when an issue starts.
    index('letter_subscribers_confirmed').on(table.id).where(sql`state = 'confirmed'`),
    // Read by the worker that removes addresses nobody confirmed.
    index('letter_subscribers_open')
      .on(table.updatedAt)
      .where(sql`state <> 'confirmed' and email is not null`),
  ],
)

// Mails with the link that confirms a subscription. The token is made when the mail is sent; its hash alone is kept.
export const letterConfirmations = pgTable(
  'letter_confirmations',
  {
    id: uuid('id').primaryKey(),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => letterSubscribers.id, { onDelete: 'cascade' }),
    /** The network the request came from, as a keyed hash. */
    callerHash: bytea('caller_hash').notNull(),
    tokenHash: bytea('token_hash').unique(),
    ...outgoing(),
  },
  (table) => [
    index('letter_confirmations_due').on(table.dueAt).where(sql`state = 'pending'`),
    index('letter_confirmations_sending').on(table.claimedAt).where(sql`state = 'sending'`),
    index('letter_confirmations_troubled').on(table.claimedAt).where(isTroubled),
    // Count what an address and a network have had within a day.
    index('letter_confirmations_subscriber').on(table.subscriberId, table.createdAt),
    index('letter_confirmations_caller').on(table.callerHash, table.createdAt),
    // Read by the worker that removes what is over.
    index('letter_confirmations_created').on(table.createdAt),
  ],
)

// Addresses that get no mail from this service: they bounced for good, or their owner called a mail spam. Outlives
// accounts and subscriptions, and holds no address.
export const suppressedAddresses = pgTable('suppressed_addresses', {
  emailHash: bytea('email_hash').primaryKey(),
  reason: text('reason').$type<'bounce' | 'complaint'>().notNull(),
  at: moment('at').notNull(),
})

// Accounts that are being deleted, until the letter of their address has ended. `erasure_id` is what identity answers for.
export const letterErasures = pgTable('letter_erasures', {
  userId: uuid('user_id').primaryKey(),
  erasureId: uuid('erasure_id').notNull(),
})

// One row for each issue and subscriber.
export const letterSends = pgTable(
  'letter_sends',
  {
    id: uuid('id').primaryKey(),
    issue: integer('issue').notNull(),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => letterSubscribers.id, { onDelete: 'cascade' }),
    ...outgoing(),
  },
  (table) => [
    unique('letter_sends_once').on(table.issue, table.subscriberId),
    index('letter_sends_subscriber').on(table.subscriberId),
    index('letter_sends_due').on(table.dueAt).where(sql`state = 'pending'`),
    index('letter_sends_sending').on(table.claimedAt).where(sql`state = 'sending'`),
    index('letter_sends_troubled').on(table.claimedAt).where(isTroubled),
  ],
)
