import { dbOf } from '@selah/kit/db'
import { careFor } from '@selah/prayer-engine/care'
import { type GenerationRow, generationRepository } from '../db/generation-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import { type CrisisHelp, helpFor } from '../domain/generation.ts'
import {
  isRewritable,
  REWRITE_MINUTES,
  REWRITES_MAX,
  type RewriteChange,
  rewritten,
} from '../domain/rewrite.ts'
import { GenerationNotFound, RewriteOver } from '../errors.ts'
import { generatePrayer } from './generate-prayer.ts'
import { resumeGeneration } from './resume-generation.ts'
import type { Run } from './run.ts'
import { openRequest } from './sealed-words.ts'

export interface RewritePrayer {
  readonly userId: string
  readonly generationId: string
  readonly idempotencyKey: string
  readonly change: RewriteChange
}

/**
 * Has a finished prayer written again, at no cost for a while. A version of a version counts for the first of them.
 * Throws GenerationNotFound, RewriteOver, GenerationInProgress or IdempotencyKeyReused.
 */
export async function rewritePrayer(deps: PrayersDeps, command: RewritePrayer): Promise<Run> {
  const { userId, generationId, idempotencyKey, change } = command
  const db = dbOf(deps.pool)
  const row = await generationRepository.findOwned(db, userId, generationId)
  if (!row) throw new GenerationNotFound()
  const first = row.rewriteOf ? await generationRepository.findOwned(db, userId, row.rewriteOf) : row
  const isOver =
    !first || !isRewritable(first.finishedAt, deps.now()) || row.status !== 'done' || !row.sealedRequest
  if (isOver) {
    // A version that was asked for in time is found again afterwards: a line may break in the tenth minute.
    const known = await generationRepository.findByKey(db, userId, idempotencyKey)
    if (first && known?.rewriteOf === first.id)
      return resumeGeneration(deps, known, await helpOf(deps, known))
    throw new RewriteOver(REWRITES_MAX, REWRITE_MINUTES)
  }
  const request = rewritten(await openRequest(deps, db, userId, row.sealedRequest ?? ''), change)
  return generatePrayer(deps, { userId, idempotencyKey, request, rewriteOf: first.id })
}

/** The words of a saved prayer's request are gone, and with them what they said of danger: its result still tells it. */
async function helpOf(
  deps: PrayersDeps,
  { userId, sealedRequest }: GenerationRow,
): Promise<CrisisHelp | undefined> {
  if (!sealedRequest) return undefined
  const request = await openRequest(deps, dbOf(deps.pool), userId, sealedRequest)
  return helpFor(careFor(request).crisis, request.situation)
}
