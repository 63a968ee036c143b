import { dbOf } from '@selah/kit/db'
import { type JournalPlace, type PrayerRow, prayerRepository } from '../db/prayer-repository.ts'
import { shareRepository } from '../db/share-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import { type JournalFilter, matchesSearch, type Prayer } from '../domain/journal.ts'
import { PrayerNotFound } from '../errors.ts'
import { openContents } from './sealed-words.ts'

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
  // One more than asked for tells whether there is a next page.
  const rows = await prayerRepository.listPage(dbOf(deps.pool), userId, request.limit + 1, request)
  const shown = rows.slice(0, request.limit)
  const prayers = await openPrayers(deps, userId, shown)
  return { prayers, next: rows.length > request.limit ? shown.at(-1) : undefined }
}

/** Words are sealed, so a search opens prayer after prayer, newest first, until a page is full. */
async function searchPrayers(
  deps: PrayersDeps,
  userId: string,
  request: JournalRequest,
  search: string,
): Promise<JournalPage> {
  const found: OpenedPrayer[] = []
  const page = async (next?: JournalPlace) => ({ prayers: await withLinks(deps, found), next })
  let after = request.after
  for (let searched = 0; searched < SEARCHED_MAX; searched += SEARCHED_AT_ONCE) {
    const rows = await prayerRepository.listPage(dbOf(deps.pool), userId, SEARCHED_AT_ONCE, {
      ...request,
      after,
    })
    for (const prayer of await openRows(deps, userId, rows)) {
      if (!matchesSearch(prayer.content, search)) continue
      if (found.length === request.limit) return page(found.at(-1))
      found.push(prayer)
    }
    if (rows.length < SEARCHED_AT_ONCE) return page()
    after = rows.at(-1)
  }
  return page(after)
}

/** What this person saved on this day of earlier years: 'one year ago'. `date` is theirs, as YYYY-MM-DD. */
export async function listRemembered(
  deps: PrayersDeps,
  userId: string,
  { date, timezone }: { readonly date: string; readonly timezone: string },
): Promise<Prayer[]> {
  const rows = await prayerRepository.listOfEarlierYears(dbOf(deps.pool), userId, date, timezone)
  return openPrayers(deps, userId, rows)
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
  return withLinks(deps, await openRows(deps, userId, rows))
}

/** A prayer of which nobody has asked yet whether there is a link to it. */
type OpenedPrayer = Omit<Prayer, 'isShared'>

async function openRows(
  deps: PrayersDeps,
  userId: string,
  rows: readonly PrayerRow[],
): Promise<OpenedPrayer[]> {
  const sealed = rows.map((row) => row.sealedContent)
  const contents = await openContents(deps, dbOf(deps.pool), userId, sealed)
  return rows.flatMap(({ sealedContent: _sealed, deletedAt: _deleted, ...row }, index) => {
    const content = contents[index]
    return content ? [{ ...row, content }] : []
  })
}

async function withLinks(deps: PrayersDeps, opened: readonly OpenedPrayer[]): Promise<Prayer[]> {
  const ids = opened.map(({ id }) => id)
  const withLink = await shareRepository.prayersWithLink(dbOf(deps.pool), ids)
  return opened.map((prayer) => ({ ...prayer, isShared: withLink.has(prayer.id) }))
}
