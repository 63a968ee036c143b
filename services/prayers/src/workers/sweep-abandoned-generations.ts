import { withTx } from '@selah/kit/db'
import { generationRepository } from '../db/generation-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import { abandonGeneration } from '../use-cases/end-generation.ts'

const BATCH = 100

/** Gives back what processes held that died while they wrote. Returns how many generations it ended. */
export async function sweepAbandonedGenerations(deps: Pick<PrayersDeps, 'pool'>): Promise<number> {
  const abandoned = await withTx(deps.pool, (tx) => generationRepository.listAbandoned(tx, BATCH))
  // Ending one is conditional on its still running, so another sweeper at the same work does no harm.
  for (const { id } of abandoned) await abandonGeneration(deps, id, 'failed')
  return abandoned.length
}
