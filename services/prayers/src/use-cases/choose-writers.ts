import { dbOf } from '@selah/kit/db'
import { generationRepository } from '../db/generation-repository.ts'
import type { PrayersDeps } from '../deps.ts'

/**
 * Who writes this prayer: everybody, or the last writer alone, which costs nothing, once a model has written enough for
 * this person in a day that cost them nothing. Nobody is refused for it, a prayer in crisis least of all.
 */
export async function chooseWriters(
  deps: PrayersDeps,
  userId: string,
  generationId: string,
): Promise<PrayersDeps['writers']> {
  const { writers, freeModelPrayersDailyMax: max } = deps
  if (writers.length === 1) return writers
  const db = dbOf(deps.pool)
  const row = await generationRepository.findOwned(db, userId, generationId)
  const isFree = !row?.counted
  const earlier = await generationRepository.countFreeToday(db, userId, { except: generationId, isFree })
  if (earlier < max) return writers
  deps.log.info({ generationId }, 'free writing of the day used, composer writes')
  return writers.slice(-1)
}
