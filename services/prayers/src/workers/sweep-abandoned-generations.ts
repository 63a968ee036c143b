import { dbOf, withTx } from '@selah/kit/db'
import { generationRepository, LEASE_MS } from '../db/generation-repository.ts'
import { generationUpkeep } from '../db/generation-upkeep.ts'
import type { PrayersDeps } from '../deps.ts'

const BATCH = 100

/** Gives back what processes held that died while they wrote. Returns how many generations it ended. */
export async function sweepAbandonedGenerations({
  pool,
  running,
}: Pick<PrayersDeps, 'pool' | 'running'>): Promise<number> {
  let ended = 0
  for (const key of await generationUpkeep.listExpired(dbOf(pool), BATCH)) {
    // Written here, by a process that was too busy to say so.
    if (running.find(key)) continue
    // Only what is still expired: another sweeper may have ended it, or its writer may have renewed it.
    const abandoning = { status: 'failed', onlyExpired: true } as const
    if (await withTx(pool, (tx) => generationRepository.abandon(tx, key, abandoning))) ended++
  }
  return ended
}

/** Rounds of it. After an outage of the database every lease has expired, so the writers get one to renew theirs. */
export function createSweeper(deps: Pick<PrayersDeps, 'pool' | 'running' | 'now'>): () => Promise<number> {
  let restsUntil = 0
  return async () => {
    if (deps.now().getTime() < restsUntil) return 0
    try {
      return await sweepAbandonedGenerations(deps)
    } catch (error) {
      restsUntil = deps.now().getTime() + LEASE_MS
      throw error
    }
  }
}
