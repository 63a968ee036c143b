import type { Db, Tx } from '@selah/kit/db'
import { and, asc, eq, gt, isNull, lt, ne, notExists, notInArray, or, sql } from 'drizzle-orm'
import { ENDED, type Picture } from '../domain/picture.ts'
import { customerKeys, customers, erasedPeople, invoices, subscriptions } from './schema.ts'

export type Customer = typeof customers.$inferSelect
export type KnownInvoice = typeof invoices.$inferSelect
export type KnownSubscription = typeof subscriptions.$inferSelect

export const customerRepository = {
  /** Undefined also for a customer whose person is being erased: nothing more is stored of them. */
  async find(db: Db | Tx, id: string): Promise<Customer | undefined> {
    const isErased = db
      .select({ one: sql`1` })
      .from(erasedPeople)
      .where(eq(erasedPeople.userId, customers.userId))
    const [row] = await db
      .select()
      .from(customers)
      .where(and(eq(customers.id, id), notExists(isErased)))
    return row
  },

  /** Subscriptions that go on although their payment was given or taken back. */
  async listRefunded(db: Db, limit: number): Promise<Pick<KnownSubscription, 'id' | 'customerId'>[]> {
    return db
      .select({ id: subscriptions.id, customerId: subscriptions.customerId })
      .from(subscriptions)
      .where(and(subscriptions.refunded, notInArray(subscriptions.status, [...ENDED])))
      .limit(limit)
  },

  /** Customers whose person has asked to be erased. */
  async listErased(db: Db, limit: number): Promise<string[]> {
    const rows = await db
      .select({ id: customers.id })
      .from(customers)
      .innerJoin(erasedPeople, eq(erasedPeople.userId, customers.userId))
      .limit(limit)
    return rows.map(({ id }) => id)
  },

  async findLive(db: Db | Tx, userId: string): Promise<Customer | undefined> {
    const [row] = await db
      .select()
      .from(customers)
      .where(and(eq(customers.userId, userId), isNull(customers.deletedAt)))
    return row
  },

  async listOf(db: Db | Tx, userId: string): Promise<Customer[]> {
    return db.select().from(customers).where(eq(customers.userId, userId)).orderBy(asc(customers.createdAt))
  },

  /** The key under which a person's next customer is made: `fresh` where there is none yet. */
  async takeKey(tx: Tx, userId: string, fresh: string): Promise<string> {
    const row = { userId, key: fresh }
    // It changes nothing, and so answers the row that is there.
    const same = { key: sql`${customerKeys.key}` }
    const [taken] = await tx
      .insert(customerKeys)
      .values(row)
      .onConflictDoUpdate({ target: customerKeys.userId, set: same })
      .returning()
    return taken?.key ?? fresh
  },

  async dropKey(db: Db | Tx, key: string): Promise<void> {
    await db.delete(customerKeys).where(eq(customerKeys.key, key))
  },

  async insert(tx: Tx, customer: Pick<Customer, 'id' | 'userId' | 'createdAt'>): Promise<void> {
    await tx.insert(customers).values(customer).onConflictDoNothing()
  },

  async setPersonChanged(tx: Tx, userId: string, personChangedAt: Date): Promise<void> {
    await tx.update(customers).set({ personChangedAt }).where(eq(customers.userId, userId))
  },

  /** Customers whose person has changed since Stripe was told their address. */
  async listAddressDue(db: Db, limit: number): Promise<Customer[]> {
    const isDue = and(isNull(customers.deletedAt), gt(customers.personChangedAt, customers.addressToldAt))
    return db.select().from(customers).where(isDue).limit(limit)
  },

  /** `toldAt` is when the address was asked for, so that a change since then is told, too. */
  async setAddressTold(db: Db, id: string, toldAt: Date): Promise<void> {
    await db.update(customers).set({ addressToldAt: toldAt }).where(eq(customers.id, id))
  },

  /** Live subscriptions that are charged although a bank decides on a payment, or not charged although none does. */
  async listWronglyCharged(
    db: Db,
    limit: number,
  ): Promise<(Pick<KnownSubscription, 'id' | 'customerId'> & { hasOpenDispute: boolean })[]> {
    const { hasOpenDispute } = customers
    return db
      .select({ id: subscriptions.id, customerId: subscriptions.customerId, hasOpenDispute })
      .from(subscriptions)
      .innerJoin(customers, eq(customers.id, subscriptions.customerId))
      .where(
        and(ne(subscriptions.pausedForDispute, hasOpenDispute), notInArray(subscriptions.status, [...ENDED])),
      )
      .limit(limit)
  },

  async markDeleted(db: Db | Tx, id: string, deletedAt: Date): Promise<void> {
    await db
      .update(customers)
      .set({ deletedAt })
      .where(and(eq(customers.id, id), isNull(customers.deletedAt)))
  },

  async delete(tx: Tx, id: string): Promise<void> {
    await tx.delete(customers).where(eq(customers.id, id))
  },

  async listSubscriptions(db: Db | Tx, userId: string): Promise<KnownSubscription[]> {
    return (
      await db
        .select({ subscription: subscriptions })
        .from(subscriptions)
        .innerJoin(customers, eq(customers.id, subscriptions.customerId))
        .where(eq(customers.userId, userId))
        .orderBy(asc(subscriptions.startedAt), asc(subscriptions.id))
    ).map(({ subscription }) => subscription)
  },

  /**
   * Stores a picture that was asked for when `pictures` had been stored. False when another one was meanwhile: then this
   * one may be older.
   */
  async storePicture(tx: Tx, { id, pictures }: Customer, picture: Picture, seenAt: Date): Promise<boolean> {
    const deletedAt = picture.isDeleted
      ? sql`coalesce(${customers.deletedAt}, ${seenAt.toISOString()})`
      : undefined
    const { rowCount } = await tx
      .update(customers)
      .set({ pictures: pictures + 1, seenAt, hasOpenDispute: picture.hasOpenDispute, deletedAt })
      .where(and(eq(customers.id, id), eq(customers.pictures, pictures)))
    if (rowCount !== 1) return false
    await tx.delete(subscriptions).where(eq(subscriptions.customerId, id))
    if (picture.subscriptions.length > 0) {
      await tx
        .insert(subscriptions)
        .values(picture.subscriptions.map((each) => ({ ...each, customerId: id })))
    }
    for (const invoice of picture.invoices) {
      const row = { ...invoice, customerId: id }
      await tx.insert(invoices).values(row).onConflictDoUpdate({ target: invoices.id, set: row })
    }
    return true
  },

  async listInvoices(db: Db | Tx, userId: string): Promise<KnownInvoice[]> {
    return (
      await db
        .select({ invoice: invoices })
        .from(invoices)
        .innerJoin(customers, eq(customers.id, invoices.customerId))
        .where(eq(customers.userId, userId))
        .orderBy(asc(invoices.issuedAt), asc(invoices.id))
    ).map(({ invoice }) => invoice)
  },

  /** Customers of whom no picture was stored since `before`, those that wait longest first. */
  async listUnseen(db: Db, before: Date, limit: number): Promise<string[]> {
    const rows = await db
      .select({ id: customers.id })
      .from(customers)
      .where(and(isNull(customers.deletedAt), or(isNull(customers.seenAt), lt(customers.seenAt, before))))
      .orderBy(sql`${customers.seenAt} nulls first`)
      .limit(limit)
    return rows.map(({ id }) => id)
  },
}
