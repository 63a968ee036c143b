import { dbOf } from '@selah/kit/db'
import { generationRepository } from '../db/generation-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import { isRewritable, REWRITES_MAX, type Rewrites, rewritableUntil } from '../domain/rewrite.ts'

/** How often a finished prayer can still be written again at no cost. Its versions share one count. */
export async function countRewrites(
  deps: PrayersDeps,
  userId: string,
  generationId: string,
): Promise<Rewrites> {
  const db = dbOf(deps.pool)
  const row = await generationRepository.findOwned(db, userId, generationId)
  const first = row?.rewriteOf ? await generationRepository.findOwned(db, userId, row.rewriteOf) : row
  if (!row || !first?.finishedAt) throw new Error('a finished prayer has no beginning')
  const until = rewritableUntil(first.finishedAt)
  const isSaved = !row.sealedRequest
  if (isSaved || !isRewritable(first.finishedAt, deps.now())) return { left: 0, until }
  const used = await generationRepository.countRewrites(db, first.id)
  return { left: Math.max(0, REWRITES_MAX - used), until }
}
