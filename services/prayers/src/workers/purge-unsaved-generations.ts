import { dbOf } from '@selah/kit/db'
import { generationUpkeep } from '../db/generation-upkeep.ts'
import type { PrayersDeps } from '../deps.ts'

const BATCH = 500

/** Forgets the words of prayers that nobody saved in time (D-07). What is saved has a copy of its own. */
export async function purgeUnsavedGenerations(
  deps: Pick<PrayersDeps, 'pool'>,
  keptDays: number,
): Promise<number> {
  return generationUpkeep.purgeUnsaved(dbOf(deps.pool), keptDays, BATCH)
}
