import { dbOf } from '@selah/kit/db'
import { type JournalPlace, journalRepository, type MonthCount } from '../db/journal-repository.ts'
import { prayerRepository } from '../db/prayer-repository.ts'
import { shareRepository } from '../db/share-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import { type JournalFilter, matchesSearch, type Prayer } from '../domain/journal.ts'
import { PrayerNotFound } from '../errors.ts'

/** How many prayers one search opens at most; `next` then leads on from there. */
export const SEARCHED_MAX = 2_000
const SEARCHED_AT_ONCE = 200

export interface JournalRequest extends JournalFilter {
  readonly limit: number
  readonly after?: JournalPlace | undefined
}

export interface JournalPage {
  readonly prayers: readonly Prayer[]
  /** Where the next page begins; undefined at the end. */
  readonly next?: JournalPlace | undefined
}

/** One page of a person's journal, newest first. */
export async function listPrayers(
  deps: PrayersDeps,
  userId: string,
  request: JournalRequest,
): Promise<JournalPage> {
  if (request.search) return searchPrayers(deps, userId, request, request.search)
  const db = dbOf(deps.pool)
  // One more than asked for tells whether there is a next page.
  const slice = { ...request, limit: request.limit + 1, tellsLinks: true }
  const prayers = await journalRepository.listPage(deps.vault, db, userId, slice)
  const shown = prayers.slice(0, request.limit)
  return { prayers: shown, next: prayers.length > request.limit ? shown.at(-1) : undefined }
}

/** Words are sealed, so a search opens prayer after prayer, newest first, until a page is full. */
async function searchPrayers(
  deps: PrayersDeps,
  userId: string,
  request: JournalRequest,
  search: string,
): Promise<JournalPage> {
  const db = dbOf(deps.pool)
  const found: Omit<Prayer, 'isShared'>[] = []
  const page = async (next?: JournalPlace) => ({ prayers: await shareRepository.withLinks(db, found), next })
  let after = request.after
  for (let searched = 0; searched < SEARCHED_MAX; searched += SEARCHED_AT_ONCE) {
    const slice = { ...request, after, limit: SEARCHED_AT_ONCE, tellsLinks: false }
    const prayers = await journalRepository.listPage(deps.vault, db, userId, slice)
    for (const prayer of prayers) {
      if (!matchesSearch(prayer.content, search)) continue
      if (found.length === request.limit) return page(found.at(-1))
      found.push(prayer)
    }
    if (prayers.length < SEARCHED_AT_ONCE) return page()
    after = prayers.at(-1)
  }
  return page(after)
}

/** What this person saved on this day of earlier years: 'one year ago'. `date` is theirs, as YYYY-MM-DD. */
export async function listRemembered(
  deps: PrayersDeps,
  userId: string,
  day: { readonly date: string; readonly timezone: string },
): Promise<Prayer[]> {
  return prayerRepository.listOfEarlierYears(deps.vault, dbOf(deps.pool), userId, day)
}

/** The months that have prayers, newest first, with how many. */
export async function listMonths(deps: PrayersDeps, userId: string, timezone: string): Promise<MonthCount[]> {
  return journalRepository.countByMonth(dbOf(deps.pool), userId, timezone)
}

/** One prayer of a person's journal. Throws PrayerNotFound, also for somebody else's. */
export async function getPrayer(deps: PrayersDeps, userId: string, id: string): Promise<Prayer> {
  const prayer = await prayerRepository.findOwned(deps.vault, dbOf(deps.pool), userId, id)
  if (!prayer) throw new PrayerNotFound()
  return prayer
}
