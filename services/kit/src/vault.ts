import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { CompactEncrypt } from 'jose'
import type { Db, Tx } from './db.ts'
import { openDirect, openWrapped, sealDirect } from './jwe.ts'

// One key per person, wrapped by the key-encryption key named in `kek_id`. Deleting a row makes everything that was
// sealed for that person unreadable for good, backups of the other tables included.
export const personKeys = pgTable('person_keys', {
  userId: uuid('user_id').primaryKey(),
  wrappedKey: text('wrapped_key').notNull(),
  kekId: text('kek_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

export interface KeyEncryptionKey {
  readonly id: string
  readonly key: Uint8Array
}

/** Where a sealed text belongs, for example `letters.text`; it opens nowhere else. */
export interface SealedFor {
  readonly userId: string
  readonly use: string
}

/** A person's key as the table holds it. */
export type WrappedKey = Pick<typeof personKeys.$inferSelect, 'wrappedKey' | 'kekId'>

/** Seals people's words before they reach a table, and opens them again. AES-256-GCM in compact JWEs. */
export interface Vault {
  /** Seals several texts for one person with a single look-up of their key, which is made on first use. */
  seal(db: Db | Tx, userId: string, texts: readonly { use: string; text: string }[]): Promise<string[]>
  /** Opens what `seal` gave. Throws when a text was sealed for somebody else or for another use. */
  open(db: Db | Tx, userId: string, sealed: readonly { use: string; text: string }[]): Promise<string[]>
  /** The same with a key that was read together with the texts; undefined: there is none. */
  openWith(
    key: WrappedKey | undefined,
    userId: string,
    sealed: readonly { use: string; text: string }[],
  ): string[]
  /** Wraps every key that an older key-encryption key still wraps with the current one. Returns how many. */
  rewrap(db: Db | Tx): Promise<number>
}

/**
 * Reads `VAULT_KEYS`: `id:base64 of 32 bytes[,id:…]`, the current key first.
 * Throws an Error that names the entry, not its value.
 */
export function parseVaultKeys(setting: string): KeyEncryptionKey[] {
  return setting.split(',').map((entry, index) => {
    const [id = '', encoded = ''] = entry.trim().split(':')
    const key = Buffer.from(encoded, 'base64')
    if (!id || key.length !== 32)
      throw new Error(`VAULT_KEYS entry ${index + 1} is not id:base64 of 32 bytes`)
    return { id, key: new Uint8Array(key) }
  })
}

export function createVault(keks: readonly KeyEncryptionKey[]): Vault {
  const [current] = keks
  if (!current) throw new Error('a vault needs at least one key-encryption key')
  const kekById = new Map(keks.map(({ id, key }) => [id, createSecretKey(key)]))

  function unwrap(row: WrappedKey): KeyObject {
    const kek = kekById.get(row.kekId)
    if (!kek) throw new Error(`key-encryption key ${row.kekId} is not in VAULT_KEYS`)
    return openWrapped(kek, row.wrappedKey)
  }

  async function personKey(db: Db | Tx, userId: string): Promise<KeyObject> {
    const fresh = createSecretKey(randomBytes(32))
    const wrapped = await wrap(fresh, current as KeyEncryptionKey)
    // Two requests may make a first key at once: the row that is there wins, for both.
    const { rows } = await db.execute<{ wrapped_key: string; kek_id: string }>(sql`
      with made as (
        insert into person_keys (user_id, wrapped_key, kek_id)
        values (${userId}, ${wrapped}, ${current?.id})
        on conflict (user_id) do update set user_id = excluded.user_id
        returning wrapped_key, kek_id
      ) select wrapped_key, kek_id from made`)
    const [row] = rows
    if (!row) throw new Error('a person key could not be made')
    return unwrap({ wrappedKey: row.wrapped_key, kekId: row.kek_id })
  }

  async function findWrapped(db: Db | Tx, userId: string): Promise<WrappedKey | undefined> {
    const { rows } = await db.execute<{ wrapped_key: string; kek_id: string }>(
      sql`select wrapped_key, kek_id from person_keys where user_id = ${userId}`,
    )
    const [row] = rows
    return row && { wrappedKey: row.wrapped_key, kekId: row.kek_id }
  }

  async function findKey(db: Db | Tx, userId: string): Promise<KeyObject | undefined> {
    const wrapped = await findWrapped(db, userId)
    return wrapped && unwrap(wrapped)
  }

  const openWith: Vault['openWith'] = (wrapped, userId, sealed) => {
    if (sealed.length === 0) return []
    if (!wrapped) throw new Error('no key for this person: their words cannot be read any more')
    const key = unwrap(wrapped)
    return sealed.map(({ use, text }) => openText(key, { userId, use }, text))
  }

  return {
    async seal(db, userId, texts) {
      const key = (await findKey(db, userId)) ?? (await personKey(db, userId))
      return texts.map(({ use, text }) => sealText(key, { userId, use }, text))
    },

    async open(db, userId, sealed) {
      if (sealed.length === 0) return []
      return openWith(await findWrapped(db, userId), userId, sealed)
    },

    openWith,

    async rewrap(db) {
      const { rows } = await db.execute<{ user_id: string; wrapped_key: string; kek_id: string }>(
        sql`select user_id, wrapped_key, kek_id from person_keys where kek_id <> ${current.id} limit 500`,
      )
      for (const row of rows) {
        const key = unwrap({ wrappedKey: row.wrapped_key, kekId: row.kek_id })
        const wrapped = await wrap(key, current)
        await db.execute(
          sql`update person_keys set wrapped_key = ${wrapped}, kek_id = ${current.id} where user_id = ${row.user_id}`,
        )
      }
      return rows.length
    },
  }
}

async function wrap(key: KeyObject, kek: KeyEncryptionKey): Promise<string> {
  return new CompactEncrypt(new Uint8Array(key.export()))
    .setProtectedHeader({ alg: 'A256GCMKW', enc: 'A256GCM', kid: kek.id })
    .encrypt(kek.key)
}

function sealText(key: KeyObject, { userId, use }: SealedFor, text: string): string {
  return sealDirect(key, { sub: userId, use }, text)
}

function openText(key: KeyObject, { userId, use }: SealedFor, sealed: string): string {
  const { header, text } = openDirect(key, sealed)
  if (header.sub !== userId || header.use !== use) {
    throw new Error('a sealed text was moved from where it belongs')
  }
  return text
}
