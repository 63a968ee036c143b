import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { crashPoint } from '@selah/kit/crash'
import { withTx } from '@selah/kit/db'
import { publishEvent } from '@selah/kit/events/outbox'
import type { WriterName } from '@selah/prayer-engine/writer'
import { PrayerGenerated, Writer } from '@selah/proto/events'
import { generationRepository } from '../db/generation-repository.ts'
import { quotaRepository } from '../db/quota-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import type { GenerationResult } from '../domain/generation.ts'
import { GenerationCancelled } from '../errors.ts'
import { sealResult } from './sealed-words.ts'

const WRITERS: Record<WriterName, Writer> = { composer: Writer.COMPOSER, openai: Writer.OPENAI }

/** Keeps the result, spends the prayer and announces it: all three, or none. */
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
    // Cancelled elsewhere, or given back because this process seemed dead: the prayer is not the person's any more.
    if (!row) throw new GenerationCancelled()
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

/** Gives a held prayer back, once, whoever asks: whatever has ended already stays as it ended. */
export async function abandonGeneration(
  deps: Pick<PrayersDeps, 'pool'>,
  generationId: string,
  status: 'failed' | 'cancelled',
): Promise<void> {
  await withTx(deps.pool, async (tx) => {
    const row = await generationRepository.abandon(tx, generationId, status)
    if (!row?.counted) return
    // Words that have left were had: only what was cancelled or failed before them is free.
    if (status === 'cancelled' && row.firstTextAt) await quotaRepository.spend(tx, row.userId)
    else await quotaRepository.giveBack(tx, row.userId)
  })
}
