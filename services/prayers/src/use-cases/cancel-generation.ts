import { withTx } from '@selah/kit/db'
import { generationRepository } from '../db/generation-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import type { GenerationKey } from '../domain/generation.ts'
import { GenerationCancelled, GenerationNotFound } from '../errors.ts'

/**
 * Stops a prayer that is being written. Free until its first words were sent, counted after.
 * What is finished already stays finished. Throws GenerationNotFound.
 */
export async function cancelGeneration({ pool, running }: PrayersDeps, key: GenerationKey): Promise<void> {
  await withTx(pool, async (tx) => {
    if (await generationRepository.abandon(tx, key, { status: 'cancelled' })) return
    if (!(await generationRepository.findState(tx, key))) throw new GenerationNotFound()
  })
  running.find(key)?.cancel(new GenerationCancelled())
}
