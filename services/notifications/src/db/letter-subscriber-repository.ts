import type { Db, Tx } from '@selah/kit/db'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { letterConfirmations, letterSubscribers, suppressedAddresses } from './schema.ts'

export type Subscriber = typeof letterSubscribers.$inferSelect

/** A subscriber, before a letter goes to them. */
export interface Reader extends Pick<Subscriber, 'email' | 'state'> {
  readonly isSuppressed: boolean
}

/** An address that was given, by whom. */
export interface Joining {
  readonly email: string
  readonly emailHash: Uint8Array
  readonly callerHash: Uint8Array
  readonly source: string
  readonly now: Date
}

/** How many confirmations an address, and a network, may cause in a day. */
export interface JoinLimits {
  readonly perAddress: number
  readonly perCaller: number
}

export const letterSubscriberRepository = {
  /**
   * Notes that an address was given, and queues a confirmation unless a limit is reached. The statements are the same for
   * known and unknown addresses: what becomes of the confirmation is decided when it is sent.
   */
  async join(tx: Tx, joining: Joining, { perAddress, perCaller }: JoinLimits): Promise<void> {
    const { email, emailHash, callerHash, source, now } = joining
    const at = sql`${now.toISOString()}::timestamptz`
    // Requests of one network queue here, and those for one address at its row: each sees what the others have counted.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(encode(${callerHash}, 'hex')))`)
    const [subscriber] = await tx
      .insert(letterSubscribers)
      .values({
        ...{ id: uuidv7(), email, emailHash, source, createdAt: now, updatedAt: now },
        state: 'pending',
      })
      .onConflictDoUpdate({ target: letterSubscribers.emailHash, set: { email, updatedAt: now } })
      .returning({ id: letterSubscribers.id })
    await tx.execute(sql`
      insert into ${letterConfirmations} (id, subscriber_id, caller_hash, due_at, created_at)
      select ${uuidv7()}, ${subscriber?.id}, ${callerHash}, ${at}, ${at}
      from ${letterConfirmations}
      where created_at > ${at} - interval '1 day'
        and (subscriber_id = ${subscriber?.id} or caller_hash = ${callerHash})
      having count(*) filter (where subscriber_id = ${subscriber?.id}) < ${perAddress}
        and count(*) filter (where caller_hash = ${callerHash}) < ${perCaller}`)
  },

  /** The subscriber to whom a link was mailed that still works. */
  async findByToken(tx: Tx, tokenHash: Uint8Array, sentAfter: Date): Promise<Subscriber | undefined> {
    const [found] = await tx
      .select({ subscriber: letterSubscribers })
      .from(letterConfirmations)
      .innerJoin(letterSubscribers, eq(letterSubscribers.id, letterConfirmations.subscriberId))
      .where(
        and(
          eq(letterConfirmations.tokenHash, tokenHash),
          sql`${letterConfirmations.createdAt} > ${sentAfter.toISOString()}::timestamptz`,
        ),
      )
      .for('update', { of: letterSubscribers })
    return found?.subscriber
  },

  async find(db: Db | Tx, id: string): Promise<Subscriber | undefined> {
    const [found] = await db.select().from(letterSubscribers).where(eq(letterSubscribers.id, id))
    return found
  },

  /** For each id, whether and where its letter goes. */
  async findReaders(db: Db, ids: readonly string[]): Promise<(Reader | undefined)[]> {
    const { id, email, state } = letterSubscribers
    const isSuppressed = sql<boolean>`exists (
      select from ${suppressedAddresses} where email_hash = ${letterSubscribers.emailHash})`
    const rows = await db
      .select({ id, email, state, isSuppressed })
      .from(letterSubscribers)
      .where(inArray(id, [...ids]))
    const readers = new Map(rows.map((row) => [row.id, row]))
    return ids.map((each) => readers.get(each))
  },

  async findByAddress(db: Db | Tx, emailHash: Uint8Array): Promise<Subscriber | undefined> {
    const [found] = await db
      .select()
      .from(letterSubscribers)
      .where(eq(letterSubscribers.emailHash, emailHash))
    return found
  },

  /** False when they were confirmed already. */
  async confirm(tx: Tx, id: string, now: Date): Promise<boolean> {
    const { rowCount } = await tx
      .update(letterSubscribers)
      .set({ state: 'confirmed', confirmedAt: now, unsubscribedAt: null, updatedAt: now })
      .where(and(eq(letterSubscribers.id, id), ne(letterSubscribers.state, 'confirmed')))
    return rowCount === 1
  },

  /**
   * Takes the address away, also of somebody who has not confirmed, and links that would confirm it again. Returns whether
   * they had confirmed.
   */
  async unsubscribe(tx: Tx, id: string, now: Date): Promise<boolean> {
    const one = eq(letterSubscribers.id, id)
    const [known] = await tx.select().from(letterSubscribers).where(one).for('update')
    if (!known || known.state === 'unsubscribed') return false
    const over = { state: 'unsubscribed', email: null, unsubscribedAt: now, updatedAt: now } as const
    await tx.update(letterSubscribers).set(over).where(one)
    await tx.delete(letterConfirmations).where(eq(letterConfirmations.subscriberId, id))
    return known.state === 'confirmed'
  },

  /** Deletes a subscription with all that was sent for it, unless it was asked for or confirmed since. */
  async deleteOlderThan(tx: Tx, emailHash: Uint8Array, at: Date): Promise<Subscriber | undefined> {
    const [deleted] = await tx
      .delete(letterSubscribers)
      .where(
        and(
          eq(letterSubscribers.emailHash, emailHash),
          sql`coalesce(confirmed_at, created_at) <= ${at.toISOString()}::timestamptz`,
        ),
      )
      .returning()
    return deleted
  },

  /** Removes what was asked for and never confirmed, and links that are over. Returns how many. */
  async purge(db: Db, before: Date): Promise<number> {
    const over = sql`${before.toISOString()}::timestamptz`
    const confirmations = await db.delete(letterConfirmations).where(sql`created_at < ${over}`)
    const unconfirmed = await db
      .delete(letterSubscribers)
      .where(and(eq(letterSubscribers.state, 'pending'), sql`updated_at < ${over}`))
    // Asked for once more after they had unsubscribed, and did not confirm.
    const returned = await db
      .update(letterSubscribers)
      .set({ email: null })
      .where(
        and(
          eq(letterSubscribers.state, 'unsubscribed'),
          sql`updated_at < ${over} and ${letterSubscribers.email} is not null`,
        ),
      )
    return [confirmations, unconfirmed, returned].reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
  },
}
