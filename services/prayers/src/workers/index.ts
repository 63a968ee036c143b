import { dbOf } from '@selah/kit/db'
import { startWorker } from '@selah/kit/worker'
import type { PrayersDeps } from '../deps.ts'
import { purgeDeletedPrayers } from './purge-deleted-prayers.ts'
import { purgeUnsavedGenerations } from './purge-unsaved-generations.ts'
import { createSweeper } from './sweep-abandoned-generations.ts'

const SECOND_MS = 1_000

export interface WorkerSettings {
  readonly unsavedKeptDays: number
}

/** Starts what runs in the background of this service; `lifetime` ends it. */
export function startWorkers(
  deps: PrayersDeps,
  settings: WorkerSettings,
  lifetime: AsyncDisposableStack,
): void {
  const { log } = deps
  const start = (name: string, everyMs: number, run: () => Promise<number>) =>
    lifetime.use(startWorker({ name, everyMs, log, run }))
  start('sweep abandoned generations', 2 * SECOND_MS, createSweeper(deps))
  start('purge deleted prayers', 30 * SECOND_MS, () => purgeDeletedPrayers(deps))
  // Brings keys under the first of VAULT_KEYS, so that an old one can be taken out of the settings.
  start('rewrap keys', 3600 * SECOND_MS, () => deps.vault.rewrap(dbOf(deps.pool)))
  start('purge unsaved generations', 3600 * SECOND_MS, () =>
    purgeUnsavedGenerations(deps, settings.unsavedKeptDays),
  )
}
