import { sql } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Metadata } from '../../domain/metadata.ts'
import { moment } from './columns.ts'

// One row per person. Addresses are kept lower-case; null means that there is none. Until the address is confirmed, a row
// holds nothing but the address: what was typed at a sign-up waits in `sign_ups`.
export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: text('email').unique(),
  phone: text('phone').unique(),
  /** argon2id in PHC form. Null before the address is confirmed, and for people who sign in another way. */
  passwordHash: text('password_hash'),
  emailConfirmedAt: moment('email_confirmed_at'),
  phoneConfirmedAt: moment('phone_confirmed_at'),
  /** The address a person asked to change to, until it is confirmed. */
  newEmail: text('new_email'),
  /** Which of the two mails of a change of address was answered: the one to the `current` or to the `new` address. */
  emailChangeConfirmed: text('email_change_confirmed').$type<'current' | 'new'>(),
  /** The session that asked for the change of address. It goes on when the others end. */
  emailChangeSessionId: uuid('email_change_session_id'),
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
