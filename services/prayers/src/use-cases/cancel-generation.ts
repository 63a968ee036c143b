import { dbOf } from '@selah/kit/db'
import { generationRepository } from '../db/generation-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import { GenerationCancelled, GenerationNotFound } from '../errors.ts'
import { abandonGeneration } from './end-generation.ts'

/**
 * Stops a prayer that is being written. Free until its first words were sent, counted after.
 * What is finished already stays finished. Throws GenerationNotFound.
 */
export async function cancelGeneration(
  deps: PrayersDeps,
  userId: string,
  generationId: string,
): Promise<void> {
  const row = await generationRepository.findOwned(dbOf(deps.pool), userId, generationId)
  if (!row) throw new GenerationNotFound()
  await abandonGeneration(deps, generationId, { status: 'cancelled' })
  deps.running.find(generationId)?.cancel(new GenerationCancelled())
}
