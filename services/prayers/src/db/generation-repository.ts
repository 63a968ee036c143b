import type { Db, Tx } from '@selah/kit/db'
import type { WriterName } from '@selah/prayer-engine/writer'
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { generations } from './schema.ts'

export type GenerationRow = typeof generations.$inferSelect
export type NewGeneration = Pick<
  GenerationRow,
  'id' | 'userId' | 'idempotencyKey' | 'category' | 'mood' | 'counted' | 'rewriteOf' | 'sealedRequest'
>

/**
 * How long a generation belongs to the process that writes it, unless it says again that it is alive, which it does four
 * times as often. Below the 10 s for which a person may be kept from asking by a process that died.
 */
export const LEASE_MS = 8_000
const hasExpired = lt(generations.reservedUntil, sql`now()`)
const lease = sql`now() + ${`${LEASE_MS} milliseconds`}::interval`

export const generationRepository = {
  async insert(tx: Tx, generation: NewGeneration): Promise<void> {
    await tx.insert(generations).values({ ...generation, status: 'running', reservedUntil: lease })
  },

  async findByKey(db: Db | Tx, userId: string, key: string): Promise<GenerationRow | undefined> {
    const [row] = await db
      .select()
      .from(generations)
      .where(and(eq(generations.userId, userId), eq(generations.idempotencyKey, key)))
    return row
  },

  /** Takes the owner as well as the id, so that nobody reaches another's. */
  async findOwned(db: Db | Tx, userId: string, id: string): Promise<GenerationRow | undefined> {
    const [row] = await db
      .select()
      .from(generations)
      .where(and(eq(generations.id, id), eq(generations.userId, userId)))
    return row
  },

  /** Versions that were had, or are being written. One that was cancelled half way was had as well. */
  async countRewrites(db: Db | Tx, rewriteOf: string): Promise<number> {
    const wasHad = inArray(generations.status, ['running', 'done', 'purged'])
    const wasReadAndCancelled = and(eq(generations.status, 'cancelled'), isNotNull(generations.firstTextAt))
    const [row] = await db
      .select({ total: count() })
      .from(generations)
      .where(and(eq(generations.rewriteOf, rewriteOf), or(wasHad, wasReadAndCancelled)))
    return row?.total ?? 0
  },

  /**
   * How much was written for a person within a day that cost them nothing. For a prayer that counts, only what was
   * cancelled in time: whoever rewrites much has paid for theirs all the same.
   */
  async countFreeToday(
    db: Db,
    userId: string,
    { except, isFree }: { readonly except: string; readonly isFree: boolean },
  ): Promise<number> {
    const wasGivenBack = and(eq(generations.status, 'cancelled'), isNull(generations.firstTextAt))
    const [row] = await db
      .select({ total: count() })
      .from(generations)
      .where(
        and(
          eq(generations.userId, userId),
          gt(generations.createdAt, sql`now() - interval '24 hours'`),
          ne(generations.id, except),
          isFree ? or(eq(generations.counted, false), wasGivenBack) : wasGivenBack,
        ),
      )
    return row?.total ?? 0
  },

  /** The prayer that is being written for a person: one at most, by a unique index. */
  async findRunning(tx: Tx, userId: string): Promise<{ id: string; hasExpired: boolean } | undefined> {
    const [row] = await tx
      .select({ id: generations.id, hasExpired: sql<boolean>`${hasExpired}` })
      .from(generations)
      .where(and(eq(generations.userId, userId), eq(generations.status, 'running')))
    return row
  },

  /** Frees keys that are older than a day: asking with one again is a new asking. */
  async forgetOldKey(tx: Tx, userId: string, key: string): Promise<void> {
    await tx
      .update(generations)
      .set({ idempotencyKey: null })
      .where(
        and(
          eq(generations.userId, userId),
          eq(generations.idempotencyKey, key),
          lt(generations.createdAt, sql`now() - interval '24 hours'`),
        ),
      )
  },

  /** Says that the words begin to leave. False when the generation is no longer running: nothing may leave then. */
  async markFirstText(db: Db, id: string): Promise<boolean> {
    const { rowCount } = await db
      .update(generations)
      .set({ firstTextAt: sql`coalesce(${generations.firstTextAt}, now())` })
      .where(and(eq(generations.id, id), inArray(generations.status, ['running', 'done'])))
    return rowCount === 1
  },

  async renewLeases(db: Db, ids: readonly string[]): Promise<void> {
    await db
      .update(generations)
      .set({ reservedUntil: lease })
      .where(and(inArray(generations.id, [...ids]), eq(generations.status, 'running')))
  },

  /** Ends a running generation with its result; undefined when somebody else has ended it. */
  async complete(
    tx: Tx,
    id: string,
    result: { sealedResult: string; writtenBy: WriterName; finishedAt: Date },
  ): Promise<GenerationRow | undefined> {
    const [row] = await tx
      .update(generations)
      .set({ ...result, status: 'done', reservedUntil: null })
      .where(and(eq(generations.id, id), eq(generations.status, 'running')))
      .returning()
    return row
  },

  /**
   * Ends a running generation without a result, and frees its key and its words; undefined when it has ended. With
   * `onlyExpired`, also when the process that writes it is alive.
   */
  async abandon(
    tx: Tx,
    id: string,
    status: 'failed' | 'cancelled',
    { onlyExpired = false } = {},
  ): Promise<GenerationRow | undefined> {
    const isRunning = and(eq(generations.id, id), eq(generations.status, 'running'))
    const [row] = await tx
      .update(generations)
      .set({ status, idempotencyKey: null, reservedUntil: null, sealedRequest: null, finishedAt: sql`now()` })
      .where(onlyExpired ? and(isRunning, hasExpired) : isRunning)
      .returning()
    return row
  },

  /** Whether the process that writes it has not renewed its lease. */
  async hasExpired(db: Db, id: string): Promise<boolean> {
    const rows = await db
      .select({ id: generations.id })
      .from(generations)
      .where(and(eq(generations.id, id), eq(generations.status, 'running'), hasExpired))
    return rows.length > 0
  },

  /** Running generations whose process has not been heard of since their lease ran out. */
  async listExpired(db: Db, limit: number): Promise<{ id: string }[]> {
    return db
      .select({ id: generations.id })
      .from(generations)
      .where(and(eq(generations.status, 'running'), hasExpired))
      .limit(limit)
  },

  /** The sealed results of a person's latest prayers. */
  async listRecentResults(db: Db, userId: string, limit: number): Promise<string[]> {
    const rows = await db
      .select({ sealedResult: generations.sealedResult })
      .from(generations)
      .where(and(eq(generations.userId, userId), isNotNull(generations.sealedResult)))
      .orderBy(desc(generations.createdAt))
      .limit(limit)
    return rows.flatMap((row) => row.sealedResult ?? [])
  },

  /** The situation note leaves with the saving: the journal has its own copy if the person wanted one (D-07). */
  async forgetRequest(tx: Tx, id: string): Promise<void> {
    await tx.update(generations).set({ sealedRequest: null }).where(eq(generations.id, id))
  },

  async forgetWords(tx: Tx, ids: readonly string[]): Promise<void> {
    await tx
      .update(generations)
      .set({ status: 'purged', idempotencyKey: null, sealedRequest: null, sealedResult: null })
      .where(inArray(generations.id, [...ids]))
  },

  /** Forgets the words of what was not saved in time, a few at a time. Returns how many. */
  async purgeUnsaved(db: Db, keptDays: number, limit: number): Promise<number> {
    const due = db
      .select({ id: generations.id })
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
    const { rowCount } = await db
      .update(generations)
      .set({ status: 'purged', idempotencyKey: null, sealedRequest: null, sealedResult: null })
      .where(inArray(generations.id, due))
    return rowCount ?? 0
  },
}
