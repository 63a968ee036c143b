import type { Db, Tx } from '@selah/kit/db'
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { GenerationKey } from '../domain/generation.ts'
import { hasExpired, isGeneration, lease } from './generation-repository.ts'
import { generations } from './schema.ts'

const WITHOUT_WORDS = {
  status: 'purged',
  idempotencyKey: null,
  sealedRequest: null,
  sealedResult: null,
} as const

/** What background work reads and changes of generations, many at a time. */
export const generationUpkeep = {
  async renewLeases(db: Db, keys: readonly GenerationKey[]): Promise<void> {
    await db
      .update(generations)
      .set({ reservedUntil: lease })
      .where(and(or(...keys.map(isGeneration)), eq(generations.status, 'running')))
  },

  /** Running generations whose process has not been heard of since their lease ran out. */
  async listExpired(db: Db, limit: number): Promise<GenerationKey[]> {
    return db
      .select({ id: generations.id, userId: generations.userId })
      .from(generations)
      .where(and(eq(generations.status, 'running'), hasExpired))
      .limit(limit)
  },

  async forgetWords(tx: Tx, keys: readonly GenerationKey[]): Promise<void> {
    await tx
      .update(generations)
      .set(WITHOUT_WORDS)
      .where(or(...keys.map(isGeneration)))
  },

  /** Forgets the words of what was not saved in time, a few at a time. Returns how many. */
  async purgeUnsaved(db: Db, keptDays: number, limit: number): Promise<number> {
    const due = db
      .select({ userId: generations.userId, id: generations.id })
      .from(generations)
      .where(
        and(
          isNull(generations.reservedUntil),
          // Word for word what the index generations_words says: PostgreSQL uses it for nothing else.
          or(isNotNull(generations.sealedRequest), isNotNull(generations.sealedResult)),
          lt(generations.createdAt, sql`now() - ${`${keptDays} days`}::interval`),
        ),
      )
      .limit(limit)
    const isDue = sql`(${generations.userId}, ${generations.id}) in ${due}`
    const { rowCount } = await db.update(generations).set(WITHOUT_WORDS).where(isDue)
    return rowCount ?? 0
  },
}
