import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PlanType, SubscriptionStatus } from '../domain/entitlement.ts'

export { erasedPeople } from '@selah/kit/erasure/schema'
export { consumedEvents, failingEvents, outbox, parkedEvents } from '@selah/kit/events/schema'

const at = (name: string) => timestamp(name, { withTimezone: true })

// One row per customer at Stripe. A person has one that is not deleted. No name, address or card: those are at Stripe.
export const customers = pgTable(
  'customers',
  {
    /** Stripe's id. */
    id: text('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    createdAt: at('created_at').notNull(),
    /** Stripe has no such customer any more. */
    deletedAt: at('deleted_at'),
    hasOpenDispute: boolean('has_open_dispute').notNull().default(false),
    /**
     * Rises with each picture of Stripe that was stored. A picture is stored only where nothing was since it was asked
     * for, so that an older one never replaces a newer one.
     */
    pictures: integer('pictures').notNull().default(0),
    /** When the stored picture was asked for. */
    seenAt: at('seen_at'),
    /** When Stripe was last told their address, for its receipts. The address itself is not here. */
    addressToldAt: at('address_told_at'),
    /** When something in the person's record changed, which may be their address. */
    personChangedAt: at('person_changed_at'),
  },
  (table) => [
    // Read by every operation of a person, and by erasure.
    index('customers_user_id').on(table.userId),
    uniqueIndex('customers_live').on(table.userId).where(sql`deleted_at is null`),
    // Read every few seconds by the worker that tells addresses.
    index('customers_address_due')
      .on(table.personChangedAt)
      .where(sql`person_changed_at > address_told_at and deleted_at is null`),
  ],
)

// One row per person whose customer is being made: asked again with the same key, Stripe makes one.
export const customerKeys = pgTable('customer_keys', {
  userId: uuid('user_id').primaryKey(),
  key: uuid('key').notNull(),
})

// One row per subscription at Stripe, as it was seen last: what entitlement follows from.
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** Stripe's id. */
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    plan: text('plan').$type<PlanType>().notNull(),
    startedAt: at('started_at').notNull(),
    periodEnd: at('period_end').notNull(),
    /** When it ends because somebody cancelled it. */
    cancelsAt: at('cancels_at'),
    /** When the first invoice that is not paid was issued. */
    unpaidSince: at('unpaid_since'),
    /** The payment of the latest invoice was given back in full, or a bank has taken it back. */
    refunded: boolean('refunded').notNull(),
    /** Nothing is charged, since a bank takes a payment back and has not decided. */
    pausedForDispute: boolean('paused_for_dispute').notNull().default(false),
  },
  (table) => [index('subscriptions_customer_id').on(table.customerId)],
)

// What bookkeeping must keep: it stays when its person is erased, and then nothing here links it to them. Stripe keeps its
// own record of the payment under the same id.
export const invoices = pgTable(
  'invoices',
  {
    /** Stripe's id. */
    id: text('id').primaryKey(),
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** In the currency's smallest coin. */
    amountPaid: bigint('amount_paid', { mode: 'number' }).notNull(),
    amountRefunded: bigint('amount_refunded', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    issuedAt: at('issued_at').notNull(),
  },
  // Read by export, and by what sets it null.
  (table) => [index('invoices_customer_id').on(table.customerId)],
)

// One row per person who has ever had a subscription: what they may use now. The row is also their lock.
export const entitlements = pgTable(
  'entitlements',
  {
    userId: uuid('user_id').primaryKey(),
    premium: boolean('premium').notNull().default(false),
    plan: text('plan').$type<PlanType>(),
    version: bigint('version', { mode: 'number' }).notNull().default(0),
    changedAt: at('changed_at').notNull(),
    /** When it changes by itself, without news from Stripe. Far in the past: the worker does not run. */
    nextChangeAt: at('next_change_at'),
  },
  (table) => [
    // Read every few seconds by the worker that ends what is over.
    index('entitlements_next_change_at').on(table.nextChangeAt).where(sql`next_change_at is not null`),
  ],
)

// One row per checkout that was opened. A person has at most one that is open: two could be paid.
export const checkouts = pgTable(
  'checkouts',
  {
    /** Also the idempotency key at Stripe: asked again, Stripe answers the same session. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    customerId: text('customer_id').notNull(),
    plan: text('plan').$type<PlanType>().notNull(),
    priceId: text('price_id').notNull(),
    /** Stripe's id; empty until its answer has arrived. */
    sessionId: text('session_id'),
    status: text('status').$type<'open' | 'replaced' | 'over'>().notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    // Read when a checkout is asked for, and by erasure.
    index('checkouts_user_id').on(table.userId),
    uniqueIndex('checkouts_open').on(table.userId).where(sql`status = 'open'`),
    // Read every few seconds by the worker that closes pages.
    index('checkouts_replaced').on(table.createdAt).where(sql`status = 'replaced'`),
  ],
)

// One row per event that Stripe has told us of, by webhook or in its list: that it happened, never what it says. Old rows
// that are not handled mean that Stripe does not answer: deploy/runbooks/stripe-is-not-heard.md.
export const stripeEvents = pgTable(
  'stripe_events',
  {
    /** Stripe's id. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** Whose events are worked on together; empty where an event is no customer's. */
    customerId: text('customer_id'),
    /** By which the customer is found where the event does not name one. */
    chargeId: text('charge_id'),
    createdAt: at('created_at').notNull(),
    receivedAt: at('received_at').notNull(),
    handledAt: at('handled_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: at('next_attempt_at').notNull(),
  },
  (table) => [
    // Read several times a second by the worker.
    index('stripe_events_waiting').on(table.nextAttemptAt).where(sql`handled_at is null`),
    // Read when a customer's picture is stored.
    index('stripe_events_customer').on(table.customerId).where(sql`handled_at is null`),
    // Read by the purge.
    index('stripe_events_received_at').on(table.receivedAt),
  ],
)

// One row: up to where the list of Stripe's events has been read.
export const reconciliations = pgTable('reconciliations', {
  id: integer('id').primaryKey(),
  /** Events created before this have been read. */
  readUntil: at('read_until').notNull(),
  ranAt: at('ran_at').notNull(),
})
