import { dbOf } from '@selah/kit/db'
import { generationRepository } from '../db/generation-repository.ts'
import { tombstoneRepository } from '../db/tombstone-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import type { Generation } from '../domain/generation.ts'
import {
  REWRITE_MINUTES,
  REWRITES_MAX,
  type RewriteChange,
  rewritableUntil,
  rewritten,
} from '../domain/rewrite.ts'
import { GenerationCancelled, GenerationNotFound, RewriteOver } from '../errors.ts'
import type { Run } from '../runs/run.ts'
import { generatePrayer } from './generate-prayer.ts'
import { resumeGeneration } from './resume-generation.ts'

export interface RewritePrayer {
  readonly userId: string
  /** What is written again. */
  readonly generationId: string
  /** Under which the new version is found again: a key, or an id that the browser chose. */
  readonly idempotencyKey?: string | undefined
  readonly id?: string | undefined
  readonly change: RewriteChange
}

/**
 * Has a finished prayer written again, at no cost for a while. A version of a version counts for the first of them.
 * Throws GenerationNotFound, RewriteOver, GenerationInProgress or IdempotencyKeyReused.
 */
export async function rewritePrayer(deps: PrayersDeps, command: RewritePrayer): Promise<Run> {
  const { userId, generationId, idempotencyKey, id, change } = command
  const key = { userId, id: generationId }
  const generation = await generationRepository.find(deps.vault, dbOf(deps.pool), key)
  if (!generation) throw new GenerationNotFound()
  const { request, status, first } = generation
  const isInTime = first.finishedAt !== null && deps.now() <= rewritableUntil(first.finishedAt)
  if (!isInTime || status !== 'done' || !request) return findVersion(deps, command, generation)
  return generatePrayer(deps, {
    userId,
    idempotencyKey,
    id,
    request: rewritten(request, change),
    rewriteOf: first,
  })
}

/** A version that was asked for in time is found again afterwards: a line may break in the tenth minute. */
async function findVersion(
  deps: PrayersDeps,
  { userId, idempotencyKey = '', id }: RewritePrayer,
  { first }: Generation,
): Promise<Run> {
  const db = dbOf(deps.pool)
  const known = id
    ? await generationRepository.find(deps.vault, db, { userId, id })
    : await generationRepository.findByKey(deps.vault, db, userId, idempotencyKey)
  if (id && !known && (await tombstoneRepository.exists(db, { userId, id }))) throw new GenerationCancelled()
  if (known?.first.id !== first.id || known.id === first.id)
    throw new RewriteOver(REWRITES_MAX, REWRITE_MINUTES)
  return resumeGeneration(deps, known)
}
