import type { Db, Tx } from '@selah/kit/db'
import { and, asc, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { PushSubscription } from '../domain/push-message.ts'
import { pushSubscriptions } from './schema.ts'

export interface KeptSubscription extends PushSubscription {
  readonly id: string
  readonly userId: string
  readonly sessionId: string
}

const own = (userId: string, id: string) =>
  and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.id, id))

export const pushSubscriptionRepository = {
  /**
   * Keeps a browser's subscription. One browser belongs to one person: where somebody else was signed in before, their
   * subscription ends here, or they would be shown to the next one.
   */
  async put(tx: Tx, subscription: KeptSubscription, createdAt: Date): Promise<void> {
    const { userId, id, endpoint } = subscription
    // Two people who put the same browser at once queue here.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`)
    await tx
      .delete(pushSubscriptions)
      .where(
        and(
          eq(pushSubscriptions.endpoint, endpoint),
          or(ne(pushSubscriptions.userId, userId), ne(pushSubscriptions.id, id)),
        ),
      )
    const set = { ...subscription, createdAt, failedAt: null }
    await tx
      .insert(pushSubscriptions)
      .values(set)
      .onConflictDoUpdate({ target: [pushSubscriptions.userId, pushSubscriptions.id], set })
  },

  /** Drops all of a person's subscriptions but the newest. */
  async keepNewest(tx: Tx, userId: string, max: number): Promise<void> {
    const surplus = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(pushSubscriptions.createdAt), asc(pushSubscriptions.id))
      .offset(max)
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, userId), inArray(pushSubscriptions.id, surplus)))
  },

  async list(db: Db, userId: string): Promise<KeptSubscription[]> {
    return db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))
  },

  async remove(db: Db | Tx, userId: string, id: string): Promise<void> {
    await db.delete(pushSubscriptions).where(own(userId, id))
  },

  /** A push service said that this is over. What the browser has put in its place meanwhile stays. */
  async removeDead(db: Db, { userId, id, endpoint }: KeptSubscription): Promise<void> {
    await db.delete(pushSubscriptions).where(and(own(userId, id), eq(pushSubscriptions.endpoint, endpoint)))
  },

  async removeOfSession(tx: Tx, userId: string, sessionId: string): Promise<void> {
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.sessionId, sessionId)))
  },

  /** Remembers since when its push service refuses; drops it when that was long ago. */
  async noteRefusal(db: Db, { userId, id }: KeptSubscription, at: Date, refusedMsMax: number): Promise<void> {
    const failedAt = sql`coalesce(${pushSubscriptions.failedAt}, ${at.toISOString()}::timestamptz)`
    await db.update(pushSubscriptions).set({ failedAt }).where(own(userId, id))
    const before = new Date(at.getTime() - refusedMsMax)
    await db.delete(pushSubscriptions).where(and(own(userId, id), lt(pushSubscriptions.failedAt, before)))
  },

  async noteDelivery(db: Db, { userId, id }: KeptSubscription): Promise<void> {
    await db
      .update(pushSubscriptions)
      .set({ failedAt: null })
      .where(and(own(userId, id), sql`${pushSubscriptions.failedAt} is not null`))
  },
}
