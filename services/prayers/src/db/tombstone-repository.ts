import type { Db, Tx } from '@selah/kit/db'
import { and, eq } from 'drizzle-orm'
import type { GenerationKey } from '../domain/generation.ts'
import { generationTombstones } from './schema.ts'

export const tombstoneRepository = {
  /** False when there was one. */
  async insert(tx: Tx, { userId, id }: GenerationKey): Promise<boolean> {
    const { rowCount } = await tx.insert(generationTombstones).values({ userId, id }).onConflictDoNothing()
    return rowCount === 1
  },

  async exists(db: Db | Tx, { userId, id }: GenerationKey): Promise<boolean> {
    const isTombstone = and(eq(generationTombstones.userId, userId), eq(generationTombstones.id, id))
    const rows = await db
      .select({ id: generationTombstones.id })
      .from(generationTombstones)
      .where(isTombstone)
    return rows.length > 0
  },
}
