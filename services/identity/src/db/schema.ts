import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Metadata } from '../domain/metadata.ts'
import type { AuthMethod } from '../domain/session.ts'

export { consumedEvents, outbox, parkedEvents } from '@selah/kit/events/schema'
export { personKeys } from '@selah/kit/vault'

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

// One row per person. Addresses are kept lower-case; null means that there is none.
export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: text('email').unique(),
  phone: text('phone').unique(),
  /** argon2id in PHC form. Null for people who sign in another way. */
  passwordHash: text('password_hash'),
  emailConfirmedAt: moment('email_confirmed_at'),
  phoneConfirmedAt: moment('phone_confirmed_at'),
  /** The address a person asked to change to, until it is confirmed. */
  newEmail: text('new_email'),
  /** Which of the two mails of a change of address was answered: the one to the `current` or to the `new` address. */
  emailChangeConfirmed: text('email_change_confirmed').$type<'current' | 'new'>(),
  confirmationSentAt: moment('confirmation_sent_at'),
  recoverySentAt: moment('recovery_sent_at'),
  emailChangeSentAt: moment('email_change_sent_at'),
  reauthenticationSentAt: moment('reauthentication_sent_at'),
  invitedAt: moment('invited_at'),
  lastSignInAt: moment('last_sign_in_at'),
  bannedUntil: moment('banned_until'),
  /** Written by the service only: how the person may sign in. */
  appMetadata: jsonb('app_metadata').$type<Metadata>().notNull(),
  /** Written by the person: their name and time zone among it. */
  userMetadata: jsonb('user_metadata').$type<Metadata>().notNull(),
  isAnonymous: boolean('is_anonymous').notNull().default(false),
  /** The terms a person accepted by signing up, and when. */
  termsVersion: text('terms_version'),
  termsAcceptedAt: moment('terms_accepted_at'),
  /** Rises with every change and travels in `identity.user_updated`. */
  version: bigint('version', { mode: 'bigint' }).notNull().default(sql`1`),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

// The ways a person can sign in: one row for their e-mail address, later one for each provider.
export const identities = pgTable(
  'identities',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    /** The person's id at the provider; for `email` the user id. */
    providerId: text('provider_id').notNull(),
    identityData: jsonb('identity_data').$type<Metadata>().notNull(),
    email: text('email'),
    lastSignInAt: moment('last_sign_in_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    unique('identities_provider_provider_id').on(table.provider, table.providerId),
    // Read with every user that is shown.
    index('identities_user_id').on(table.userId),
  ],
)

// One row per sign-in that lasts. A session that ends is deleted, and its refresh tokens with it.
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    aal: text('aal').$type<'aal1' | 'aal2'>().notNull(),
    /** How the person proved who they are, newest first. */
    amr: jsonb('amr').$type<AuthMethod[]>().notNull(),
    userAgent: text('user_agent'),
    ip: text('ip'),
    createdAt: moment('created_at').notNull(),
    refreshedAt: moment('refreshed_at').notNull(),
  },
  (table) => [
    // Read when a person signs out everywhere or changes their password.
    index('sessions_user_id').on(table.userId),
    // Read by the worker that removes sessions nobody has used for long.
    index('sessions_refreshed_at').on(table.refreshedAt),
  ],
)

// Every refresh token of a session that may still be presented. The token itself is nowhere: only its hash, and its
// successor sealed under it, so that whoever holds a token can be given the one that replaced it.
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    tokenHash: bytea('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    /** Set when the token was exchanged; the session's one token without it is the active one. */
    usedAt: moment('used_at'),
    successorId: uuid('successor_id'),
    successorSealed: text('successor_sealed'),
  },
  (table) => [index('refresh_tokens_session_id').on(table.sessionId)],
)

// A PKCE flow that waits for its link to be opened, and then for its code to be exchanged.
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
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('flow_states_user_id').on(table.userId),
    // Read by the worker that removes flows nobody finished.
    index('flow_states_created_at').on(table.createdAt),
  ],
)

// What was sent by mail and is not used yet: one per person and purpose, so that a new mail replaces the old one.
// The token in the link and the six digits are both kept as keyed hashes.
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    tokenHash: bytea('token_hash').notNull().unique(),
    /** Null when too many wrong codes were tried: the link still works. */
    codeHash: bytea('code_hash'),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    flowStateId: uuid('flow_state_id').references(() => flowStates.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique('one_time_tokens_user_id_purpose').on(table.userId, table.purpose),
    index('one_time_tokens_flow_state_id').on(table.flowStateId),
    // Read by the worker that removes what nobody used.
    index('one_time_tokens_expires_at').on(table.expiresAt),
  ],
)

// Mail that is still to be sent, sealed under its person's key, and gone once the server has taken it. Rows older
// than a few minutes mean that the mail server does not answer: deploy/runbooks/mail-is-not-sent.md.
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    sealed: text('sealed').notNull(),
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
