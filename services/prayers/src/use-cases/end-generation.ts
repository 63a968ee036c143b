import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { crashPoint } from '@selah/kit/crash'
import { type Tx, withTx } from '@selah/kit/db'
import { publishEvent } from '@selah/kit/events/outbox'
import type { WriterName } from '@selah/prayer-engine/writer'
import { PrayerGenerated, Writer } from '@selah/proto/events'
import { generationRepository } from '../db/generation-repository.ts'
import { quotaRepository } from '../db/quota-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import type { GenerationResult } from '../domain/generation.ts'
import { GenerationCancelled, GenerationFailed } from '../errors.ts'
import { sealResult } from './sealed-words.ts'

const WRITERS: Record<WriterName, Writer> = { composer: Writer.COMPOSER, openai: Writer.OPENAI }

/**
 * Keeps the result, spends the prayer and announces it: all three, or none. Doing it again changes nothing.
 * Throws GenerationCancelled, or GenerationFailed when it was given back because this process seemed dead.
 */
export async function commitGeneration(
  deps: PrayersDeps,
  userId: string,
  generationId: string,
  result: GenerationResult,
): Promise<void> {
  crashPoint('generation.beforeCommit')
  await withTx(deps.pool, async (tx) => {
    const finishedAt = deps.now()
    const sealedResult = await sealResult(deps, tx, userId, result)
    const { writtenBy } = result
    const row = await generationRepository.complete(tx, generationId, { sealedResult, writtenBy, finishedAt })
    if (!row) return refuseUnlessDone(tx, userId, generationId)
    if (row.counted) await quotaRepository.spend(tx, userId)
    await publishEvent(tx, PrayerGenerated, userId, {
      generationId,
      userId,
      category: row.category,
      mood: row.mood,
      writer: WRITERS[writtenBy],
      generatedAt: timestampFromDate(finishedAt),
      ...(row.rewriteOf && { rewriteOf: row.rewriteOf }),
    })
  })
  crashPoint('generation.afterCommit')
}

/** Ended already: by an earlier try of ours whose COMMIT was not answered, or by somebody else. */
async function refuseUnlessDone(tx: Tx, userId: string, generationId: string): Promise<void> {
  const row = await generationRepository.findOwned(tx, userId, generationId)
  if (row?.status === 'done') return
  throw row?.status === 'cancelled' ? new GenerationCancelled() : new GenerationFailed()
}

export interface Abandoning {
  readonly status: 'failed' | 'cancelled'
  /** Leaves it alone while the process that writes it renews its lease. */
  readonly onlyExpired?: boolean
}

/** Gives a held prayer back, once: one that has ended already stays as it ended. False when there was nothing to end. */
export async function abandonGeneration(
  deps: Pick<PrayersDeps, 'pool'>,
  generationId: string,
  abandoning: Abandoning,
): Promise<boolean> {
  return withTx(deps.pool, (tx) => abandonIn(tx, generationId, abandoning))
}

/** The same inside a transaction. */
export async function abandonIn(
  tx: Tx,
  generationId: string,
  { status, onlyExpired = false }: Abandoning,
): Promise<boolean> {
  const row = await generationRepository.abandon(tx, generationId, status, { onlyExpired })
  if (!row?.counted) return row !== undefined
  // Words that have left were had: only what was cancelled or failed before them is free.
  if (status === 'cancelled' && row.firstTextAt) await quotaRepository.spend(tx, row.userId)
  else await quotaRepository.giveBack(tx, row.userId)
  return true
}
