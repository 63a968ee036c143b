import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../db.ts'

/** What a service keeps of people. Kit deletes it when a person asks for that. */
export interface PersonalData {
  /**
   * Columns with the id of the person that a row belongs to. The rows are deleted in this order, and with them what
   * refers to them with `on delete cascade`. Kit's own tables need not be named.
   */
  readonly columns: readonly PgColumn[]
  /**
   * Columns whose rows the service deletes itself once it has ended something outside for their person. Until they are gone,
   * it does not answer that nothing is left.
   */
  readonly endedFirst?: readonly PgColumn[]
  /** Notes what the service has to end itself, in rows of `endedFirst`, where it would know of nothing else. Safe to repeat. */
  readonly noteRequest?: (tx: Tx, request: ErasureRequest) => Promise<void>
  /** `table.column` of other columns with a person's id, and why their rows stay. */
  readonly excused?: Readonly<Record<string, string>>
}

export interface ErasureRequest {
  readonly userId: string
  readonly erasureId: string
}

/**
 * Deletes a person's events from the outbox, published or not. False while the relay may still be publishing one of
 * them: then ask again.
 */
export async function eraseOutbox(tx: Tx, userId: string): Promise<boolean> {
  await tx.execute(sql`
    delete from outbox where key = ${userId} and (claimed_until is null or claimed_until < now())`)
  const { rowCount } = await tx.execute(sql`select from outbox where key = ${userId} limit 1`)
  return rowCount === 0
}

/** How a person is known after their erasure: enough to recognise their id, not to learn it. */
export function personHash(userId: string): Uint8Array {
  return createHash('sha256').update(userId).digest()
}

/**
 * Deletes what a service holds of a person, their key first. Events that are not published yet stay in the outbox: others
 * may depend on them, on the end of a session for example. Safe to repeat.
 */
export async function erasePerson(
  tx: Tx,
  { columns }: PersonalData,
  hasVault: boolean,
  userId: string,
): Promise<void> {
  if (hasVault) await tx.execute(sql`delete from person_keys where user_id = ${userId}`)
  for (const column of columns) await tx.delete(column.table).where(eq(column, userId))
  await tx.execute(sql`delete from outbox where key = ${userId} and published_at is not null`)
  for (const table of [sql`failing_events`, sql`parked_events`]) {
    await tx.execute(sql`
      delete from ${table}
      where subject like ${`%.${userId}`} or position(convert_to(${userId}, 'UTF8') in payload) > 0`)
  }
}
