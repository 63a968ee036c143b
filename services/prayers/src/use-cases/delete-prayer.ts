import { dbOf } from '@selah/kit/db'
import { prayerRepository } from '../db/prayer-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import { type Prayer, UNDO_MS } from '../domain/journal.ts'
import { PrayerNotFound } from '../errors.ts'

/** Takes a prayer out of the journal; for a while it can be brought back. Throws PrayerNotFound. */
export async function deletePrayer(deps: PrayersDeps, userId: string, id: string): Promise<void> {
  const deleted = await prayerRepository.markDeleted(dbOf(deps.pool), userId, id, deps.now())
  if (!deleted) throw new PrayerNotFound()
}

/** Brings a deleted prayer back (D-35). One that is still there is simply given. Throws PrayerNotFound when too late. */
export async function restorePrayer(deps: PrayersDeps, userId: string, id: string): Promise<Prayer> {
  const { vault } = deps
  const db = dbOf(deps.pool)
  const since = new Date(deps.now().getTime() - UNDO_MS)
  const prayer =
    (await prayerRepository.restore(vault, db, userId, id, since)) ??
    (await prayerRepository.findOwned(vault, db, userId, id))
  if (!prayer) throw new PrayerNotFound()
  return prayer
}
