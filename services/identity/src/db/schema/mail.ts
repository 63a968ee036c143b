import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PlainMailFacts } from '../../domain/plain-mail.ts'
import type { Purpose } from '../../domain/purpose.ts'
import { bytea, moment } from './columns.ts'
import { users } from './people.ts'
import { signUps } from './sign-ups.ts'

// A PKCE flow that waits for its link to be opened, and then for its code to be exchanged. It is kept for two days, so that
// a code that is presented again is recognised.
export const flowStates = pgTable(
  'flow_states',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeChallenge: text('code_challenge').notNull(),
    /** What the session's amr will say. */
    method: text('method').notNull(),
    authCodeHash: bytea('auth_code_hash').unique(),
    authCodeIssuedAt: moment('auth_code_issued_at'),
    /** The session that the code was exchanged for. A code that is presented again ends it. */
    sessionId: uuid('session_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('flow_states_user_id').on(table.userId),
    // Read by the worker that removes flows nobody finished.
    index('flow_states_created_at').on(table.createdAt),
  ],
)

// What was sent by mail and is not used yet. A new mail leaves the older ones working, until one of them is used.
// The token in the link and the six digits are both kept as keyed hashes.
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<Purpose>().notNull(),
    tokenHash: bytea('token_hash').notNull().unique(),
    /** Null when too many wrong codes were tried: the link still works. */
    codeHash: bytea('code_hash'),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    flowStateId: uuid('flow_state_id').references(() => flowStates.id, { onDelete: 'set null' }),
    /** The sign-up whose password this confirms. Null also where the mail confirms the address alone. */
    signUpId: uuid('sign_up_id').references(() => signUps.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    // Read with every code that is tried, and whenever a purpose is fulfilled.
    index('one_time_tokens_user_id_purpose').on(table.userId, table.purpose),
    index('one_time_tokens_flow_state_id').on(table.flowStateId),
    index('one_time_tokens_sign_up_id').on(table.signUpId),
    // Read by the worker that removes what nobody used.
    index('one_time_tokens_expires_at').on(table.expiresAt),
  ],
)

// Mail that is still to be sent, and gone once the server has taken it. What carries an address or a way into an account is
// sealed under its person's key; what another service announced holds neither, and goes to the address of then. Rows older
// than a few minutes mean that the mail server does not answer: deploy/runbooks/mail-is-not-sent.md.
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    sealed: text('sealed'),
    /** Of a mail that is not sealed. */
    facts: jsonb('facts').$type<PlainMailFacts>(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: moment('due_at').notNull(),
    claimToken: uuid('claim_token'),
    createdAt: moment('created_at').notNull(),
    /** After this the mail would be of no use any more, and is dropped. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    // Read by the sender every second.
    index('mails_due_at').on(table.dueAt),
    index('mails_user_id').on(table.userId),
  ],
)
