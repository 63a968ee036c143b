import type { Worker } from '@selah/kit/service/definition'
import type { PrayersDeps } from '../deps.ts'
import { purgeDeletedPrayers } from './purge-deleted-prayers.ts'
import { purgeOldReports } from './purge-old-reports.ts'
import { purgeUnsavedGenerations } from './purge-unsaved-generations.ts'
import { createSweeper } from './sweep-abandoned-generations.ts'

const SECOND_MS = 1_000

/** What runs in the background of this service. */
export function workers(deps: PrayersDeps): Worker[] {
  return [
    { name: 'sweep abandoned generations', everyMs: 2 * SECOND_MS, run: createSweeper(deps) },
    { name: 'purge deleted prayers', everyMs: 30 * SECOND_MS, run: () => purgeDeletedPrayers(deps) },
    {
      name: 'purge unsaved generations',
      everyMs: 3600 * SECOND_MS,
      run: () => purgeUnsavedGenerations(deps, deps.unsavedKeptDays),
    },
    { name: 'purge old reports', everyMs: 3600 * SECOND_MS, run: () => purgeOldReports(deps) },
  ]
}
