import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Metadata } from '../../domain/metadata.ts'
import { bytea, moment } from './columns.ts'
import { users } from './people.ts'

// What was typed into a sign-up form, until a mail proves that the form was filled in by the owner of the address.
// One row per form: services/decisions/0011-a-sign-up-proves-its-own-password.md.
export const signUps = pgTable(
  'sign_ups',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    passwordHash: text('password_hash').notNull(),
    userMetadata: jsonb('user_metadata').$type<Metadata>().notNull(),
    termsVersion: text('terms_version').notNull(),
    /** Keyed hash of the network address that sent the form. */
    placeHash: bytea('place_hash').notNull(),
    /** The moment the terms were accepted, too. */
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    // Read at each confirmation, and at each sign-in that is refused.
    index('sign_ups_user_id').on(table.userId),
    // Read by the worker that removes what nobody confirmed.
    index('sign_ups_expires_at').on(table.expiresAt),
  ],
)
