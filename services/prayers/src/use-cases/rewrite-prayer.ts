import { dbOf } from '@selah/kit/db'
import { generationRepository } from '../db/generation-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import type { Generation } from '../domain/generation.ts'
import {
  REWRITE_MINUTES,
  REWRITES_MAX,
  type RewriteChange,
  rewritableUntil,
  rewritten,
} from '../domain/rewrite.ts'
import { GenerationNotFound, RewriteOver } from '../errors.ts'
import type { Run } from '../runs/run.ts'
import { generatePrayer } from './generate-prayer.ts'
import { resumeGeneration } from './resume-generation.ts'

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
  const { userId, generationId: id, idempotencyKey, change } = command
  const generation = await generationRepository.find(deps.vault, dbOf(deps.pool), { userId, id })
  if (!generation) throw new GenerationNotFound()
  const { request, status, first } = generation
  const isInTime = first.finishedAt !== null && deps.now() <= rewritableUntil(first.finishedAt)
  if (!isInTime || status !== 'done' || !request) return findVersion(deps, command, generation)
  return generatePrayer(deps, {
    userId,
    idempotencyKey,
    request: rewritten(request, change),
    rewriteOf: first,
  })
}

/** A version that was asked for in time is found again afterwards: a line may break in the tenth minute. */
async function findVersion(
  deps: PrayersDeps,
  { userId, idempotencyKey }: RewritePrayer,
  { first }: Generation,
): Promise<Run> {
  const known = await generationRepository.findByKey(deps.vault, dbOf(deps.pool), userId, idempotencyKey)
  if (known?.first.id !== first.id || known.id === first.id)
    throw new RewriteOver(REWRITES_MAX, REWRITE_MINUTES)
  return resumeGeneration(deps, known)
}
