import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AuthMethod } from '../../domain/session.ts'
import { bytea, moment } from './columns.ts'
import { users } from './people.ts'

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
// successor sealed under it, so that the holder of a token can be given the one that replaced it.
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
