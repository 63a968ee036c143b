import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { crashPoint } from '@selah/kit/crash'
import { withTx } from '@selah/kit/db'
import { publishEvent } from '@selah/kit/events/outbox'
import { untilDatabaseAnswers } from '@selah/kit/until-database-answers'
import type { WriterName } from '@selah/prayer-engine/writer'
import { PrayerGenerated, Writer } from '@selah/proto/events'
import { generationRepository } from '../db/generation-repository.ts'
import { quotaRepository } from '../db/quota-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import { type FinishedPrayer, type GenerationResult, refusalOf } from '../domain/generation.ts'
import { rewritesLeft } from '../domain/rewrite.ts'
import { DATABASE_WAIT_MS } from './read-along.ts'
import type { Held } from './reserve-generation.ts'

const WRITERS: Record<WriterName, Writer> = { composer: Writer.COMPOSER, openai: Writer.OPENAI }

/**
 * Keeps the result, spends the prayer and announces it: all three, or none. Tries again while the database is away for
 * a moment, since the person has read the prayer.
 * Throws GenerationCancelled, or GenerationFailed when it was given back because this process seemed dead.
 */
export async function commitGeneration(
  deps: PrayersDeps,
  held: Held,
  result: GenerationResult,
): Promise<FinishedPrayer> {
  crashPoint('generation.beforeCommit')
  const finishedAt = deps.now()
  await untilDatabaseAnswers(() => commit(deps, held, result, finishedAt), { forMs: DATABASE_WAIT_MS })
  crashPoint('generation.afterCommit')
  const firstFinishedAt = held.rewriteOf?.finishedAt ?? finishedAt
  return { result, rewrites: rewritesLeft(firstFinishedAt, held.versions, finishedAt) }
}

/** Doing it again changes nothing: the COMMIT of an earlier try may only not have been answered. */
async function commit(
  { pool, vault }: PrayersDeps,
  held: Held,
  result: GenerationResult,
  finishedAt: Date,
): Promise<void> {
  const { userId, id: generationId } = held
  await withTx(pool, async (tx) => {
    const row = await generationRepository.complete(vault, tx, held, { result, finishedAt })
    if (!row) {
      const state = await generationRepository.findState(tx, held)
      if (state?.status === 'done') return
      throw refusalOf(state?.status)
    }
    if (row.counted) await quotaRepository.spend(tx, userId)
    await publishEvent(tx, PrayerGenerated, userId, {
      generationId,
      userId,
      category: row.category,
      mood: row.mood,
      writer: WRITERS[result.writtenBy],
      generatedAt: timestampFromDate(finishedAt),
      ...(row.rewriteOf && { rewriteOf: row.rewriteOf }),
    })
  })
}
