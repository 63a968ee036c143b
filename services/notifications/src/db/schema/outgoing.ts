import { sql } from 'drizzle-orm'
import { integer, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * Where a mail stands. `sending` belongs to one worker and is never taken again: a mail leaves at most once.
 * `unknown`: it was handed over, and no answer came. `skipped`: nothing was sent, and `reason` says why.
 */
export type MailState = 'pending' | 'sending' | 'sent' | 'failed' | 'unknown' | 'skipped'

/** The columns of every table whose rows are mails. Made anew for each table, since drizzle keeps them apart. */
export const outgoing = () => ({
  state: text('state').$type<MailState>().notNull().default('pending'),
  reason: text('reason'),
  attempts: integer('attempts').notNull().default(0),
  /** The next attempt. */
  dueAt: moment('due_at').notNull(),
  /** When a job for it was last put into Redis, which may have lost it since. */
  enqueuedAt: moment('enqueued_at'),
  claimedAt: moment('claimed_at'),
  sentAt: moment('sent_at'),
  createdAt: moment('created_at').notNull(),
})

/** What an operator looks at: listed by `pnpm jobs`, and counted for `/metrics`. */
export const isTroubled = sql`state in ('failed', 'unknown')`
