import type { Db, Tx } from '@selah/kit/db'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { knownPlaces, users } from './schema.ts'

export const knownPlaceRepository = {
  async remember(tx: Tx, userId: string, placeHash: Uint8Array, now: Date): Promise<void> {
    await tx
      .insert(knownPlaces)
      .values({ userId, placeHash, seenAt: now })
      .onConflictDoUpdate({ target: [knownPlaces.userId, knownPlaces.placeHash], set: { seenAt: now } })
  },

  /** Whether the person with this address has proved who they are from a place, given as its hash under each key. */
  async isKnown(db: Db, email: string, place: readonly Buffer[]): Promise<boolean> {
    const found = await db
      .select({ userId: knownPlaces.userId })
      .from(knownPlaces)
      .innerJoin(users, eq(users.id, knownPlaces.userId))
      .where(and(eq(users.email, email), inArray(knownPlaces.placeHash, [...place])))
      .limit(1)
    return found.length > 0
  },

  async deleteForUser(tx: Tx, userId: string): Promise<void> {
    await tx.delete(knownPlaces).where(eq(knownPlaces.userId, userId))
  },

  async deleteSeenBefore(db: Db, before: Date): Promise<number> {
    const { rowCount } = await db.delete(knownPlaces).where(lt(knownPlaces.seenAt, before))
    return rowCount ?? 0
  },
}
