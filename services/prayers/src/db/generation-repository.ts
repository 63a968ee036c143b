import type { Db, Tx } from '@selah/kit/db'
import type { Vault } from '@selah/kit/vault'
import { and, count, desc, eq, gt, isNotNull, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type {
  Generation,
  GenerationKey,
  GenerationResult,
  GenerationStatus,
  NewGeneration,
} from '../domain/generation.ts'
import { generationColumns, hasSavedVersion, openGenerations, versionsOf } from './generation-rows.ts'
import { quotaRepository } from './quota-repository.ts'
import { generations } from './schema.ts'
import { openWords, sealWords } from './sealed-words.ts'

/**
 * How long a generation belongs to the process that writes it, unless it says again that it is alive, which it does four
 * times as often. Below the 10 s for which a person may be kept from asking by a process that died.
 */
export const LEASE_MS = 8_000
export const hasExpired = lt(generations.reservedUntil, sql`now()`)
export const lease = sql`now() + ${`${LEASE_MS} milliseconds`}::interval`

export const isGeneration = ({ userId, id }: GenerationKey) =>
  and(eq(generations.id, id), eq(generations.userId, userId))
const isRunning = (key: GenerationKey) => and(isGeneration(key), eq(generations.status, 'running'))

async function findBy(vault: Vault, db: Db | Tx, userId: string, which: SQL | undefined) {
  const rows = await db.select(generationColumns).from(generations).where(which)
  return (await openGenerations(vault, db, userId, rows))[0]
}

export interface Abandoning {
  readonly status: 'failed' | 'cancelled'
  /** Leaves it alone while the process that writes it renews its lease. */
  readonly onlyExpired?: boolean
}

export const generationRepository = {
  async insert(vault: Vault, tx: Tx, { request, ...generation }: NewGeneration): Promise<void> {
    const sealedRequest = await sealWords(vault, tx, generation.userId, 'request', request)
    await tx
      .insert(generations)
      .values({ ...generation, sealedRequest, status: 'running', reservedUntil: lease })
  },

  async find(vault: Vault, db: Db | Tx, key: GenerationKey): Promise<Generation | undefined> {
    return findBy(vault, db, key.userId, isGeneration(key))
  },

  /** The latest asking with this key, for a day. */
  async findByKey(
    vault: Vault,
    db: Db | Tx,
    userId: string,
    idempotencyKey: string,
  ): Promise<Generation | undefined> {
    const hasKey = and(eq(generations.userId, userId), eq(generations.idempotencyKey, idempotencyKey))
    return findBy(vault, db, userId, hasKey)
  },

  /** What was written and of which no version is saved: saving forgets the request. Newest first. */
  async listUnsaved(
    vault: Vault,
    db: Db,
    userId: string,
    {
      limit,
      after,
    }: { readonly limit: number; readonly after?: { createdAt: Date; id: string } | undefined },
  ): Promise<Generation[]> {
    const { id, createdAt, status, sealedRequest } = generations
    const rows = await db
      .select(generationColumns)
      .from(generations)
      .where(
        and(
          eq(generations.userId, userId),
          eq(status, 'done'),
          isNotNull(sealedRequest),
          not(hasSavedVersion),
          after && sql`(${createdAt}, ${id}) < (${after.createdAt.toISOString()}, ${after.id})`,
        ),
      )
      .orderBy(desc(createdAt), desc(id))
      .limit(limit)
    return openGenerations(vault, db, userId, rows)
  },

  /** Where a generation stands, without its words: for those who wait for it. */
  async findState(
    db: Db | Tx,
    key: GenerationKey,
  ): Promise<{ status: GenerationStatus; hasExpired: boolean } | undefined> {
    const [row] = await db
      .select({ status: generations.status, hasExpired: sql<boolean>`coalesce(${hasExpired}, false)` })
      .from(generations)
      .where(isGeneration(key))
    return row
  },

  async countVersions(tx: Tx, { userId, id }: GenerationKey): Promise<number> {
    const { rows } = await tx.execute<{ total: number }>(
      sql`select ${versionsOf(sql`${userId}`, sql`${id}`)} as total`,
    )
    return rows[0]?.total ?? 0
  },

  /**
   * Counts what was written for a person in the last 24 hours at no cost. For a prayer that counts, that is only what
   * was cancelled in time: rewrites of it are paid for with it.
   */
  async countFreeToday(db: Db, { userId, id }: GenerationKey, isFree: boolean): Promise<number> {
    const wasGivenBack = and(eq(generations.status, 'cancelled'), isNull(generations.firstTextAt))
    const [row] = await db
      .select({ total: count() })
      .from(generations)
      .where(
        and(
          eq(generations.userId, userId),
          gt(generations.createdAt, sql`now() - interval '24 hours'`),
          ne(generations.id, id),
          isFree ? or(eq(generations.counted, false), wasGivenBack) : wasGivenBack,
        ),
      )
    return row?.total ?? 0
  },

  /** The prayer that is being written for a person: one at most, by a unique index. */
  async findRunning(tx: Tx, userId: string): Promise<(GenerationKey & { hasExpired: boolean }) | undefined> {
    const [row] = await tx
      .select({ userId: generations.userId, id: generations.id, hasExpired: sql<boolean>`${hasExpired}` })
      .from(generations)
      .where(and(eq(generations.userId, userId), eq(generations.status, 'running')))
    return row
  },

  /** Frees keys that are older than a day: asking with one again is a new asking. */
  async forgetOldKey(tx: Tx, userId: string, idempotencyKey: string): Promise<void> {
    await tx
      .update(generations)
      .set({ idempotencyKey: null })
      .where(
        and(
          eq(generations.userId, userId),
          eq(generations.idempotencyKey, idempotencyKey),
          lt(generations.createdAt, sql`now() - interval '24 hours'`),
        ),
      )
  },

  /** Records that words begin to leave. Returns how the generation stands: nothing may leave once it has ended without them. */
  async markFirstText(db: Db, key: GenerationKey): Promise<GenerationStatus | undefined> {
    const firstTextAt = sql`coalesce(first_text_at, case when status = 'running' then now() end)`
    const [row] = await db
      .update(generations)
      .set({ firstTextAt })
      .where(isGeneration(key))
      .returning({ status: generations.status })
    return row?.status
  },

  /** Ends a running generation with its result; undefined when it has ended. */
  async complete(
    vault: Vault,
    tx: Tx,
    key: GenerationKey,
    { result, finishedAt }: { result: GenerationResult; finishedAt: Date },
  ) {
    const sealedResult = await sealWords(vault, tx, key.userId, 'result', result)
    const { category, mood, counted, rewriteOf } = generations
    const [row] = await tx
      .update(generations)
      .set({ sealedResult, writtenBy: result.writtenBy, finishedAt, status: 'done', reservedUntil: null })
      .where(isRunning(key))
      .returning({ category, mood, counted, rewriteOf })
    return row
  },

  /**
   * Ends a running generation without a result, frees its key and its words, and gives back what it held. One that has
   * ended stays as it ended: false then.
   */
  async abandon(tx: Tx, key: GenerationKey, { status, onlyExpired = false }: Abandoning): Promise<boolean> {
    const { counted, firstTextAt } = generations
    const [row] = await tx
      .update(generations)
      .set({ status, idempotencyKey: null, reservedUntil: null, sealedRequest: null, finishedAt: sql`now()` })
      .where(onlyExpired ? and(isRunning(key), hasExpired) : isRunning(key))
      .returning({ counted, firstTextAt })
    if (!row?.counted) return row !== undefined
    // Words that have left were had: only what was cancelled or failed before them is free.
    if (status === 'cancelled' && row.firstTextAt) await quotaRepository.spend(tx, key.userId)
    else await quotaRepository.giveBack(tx, key.userId)
    return true
  },

  async listRecentResults(vault: Vault, db: Db, userId: string, limit: number): Promise<GenerationResult[]> {
    const rows = await db
      .select({ result: generations.sealedResult })
      .from(generations)
      .where(and(eq(generations.userId, userId), isNotNull(generations.sealedResult)))
      .orderBy(desc(generations.createdAt))
      .limit(limit)
    const opened = await openWords(vault, db, userId, rows)
    return opened.flatMap(({ result }) => result ?? [])
  },

  /** The situation note leaves with the saving: the journal has its own copy if the person wanted one (D-07). */
  async forgetRequest(tx: Tx, key: GenerationKey): Promise<void> {
    await tx.update(generations).set({ sealedRequest: null }).where(isGeneration(key))
  },
}
