import { dbOf } from '@selah/kit/db'
import { type JournalPlace, type PrayerRow, prayerRepository } from '../db/prayer-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import type { Prayer } from '../domain/journal.ts'
import { PrayerNotFound } from '../errors.ts'
import { openContents } from './sealed-words.ts'

export interface JournalPage {
  readonly prayers: readonly Prayer[]
  /** Where the next page begins; undefined at the end. */
  readonly next?: JournalPlace | undefined
}

/** One page of a person's journal, newest first. */
export async function listPrayers(
  deps: PrayersDeps,
  userId: string,
  limit: number,
  after?: JournalPlace,
): Promise<JournalPage> {
  // One more than asked for tells whether there is a next page.
  const rows = await prayerRepository.listPage(dbOf(deps.pool), userId, limit + 1, after)
  const prayers = await openPrayers(deps, userId, rows.slice(0, limit))
  return { prayers, next: rows.length > limit ? prayers.at(-1) : undefined }
}

/** One prayer of a person's journal. Throws PrayerNotFound, also for somebody else's. */
export async function getPrayer(deps: PrayersDeps, userId: string, id: string): Promise<Prayer> {
  const row = await prayerRepository.findOwned(dbOf(deps.pool), userId, id)
  const [prayer] = row ? await openPrayers(deps, userId, [row]) : []
  if (!prayer) throw new PrayerNotFound()
  return prayer
}

export async function openPrayers(
  deps: PrayersDeps,
  userId: string,
  rows: readonly PrayerRow[],
): Promise<Prayer[]> {
  const sealed = rows.map((row) => row.sealedContent)
  const contents = await openContents(deps, dbOf(deps.pool), userId, sealed)
  return rows.flatMap(({ sealedContent: _sealed, deletedAt: _deleted, ...row }, index) => {
    const content = contents[index]
    return content ? [{ ...row, content }] : []
  })
}
