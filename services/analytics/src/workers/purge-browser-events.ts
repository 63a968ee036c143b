import { browserEventRepository } from '../db/browser-event-repository.ts'
import type { AnalyticsDeps } from '../deps.ts'

/** A year can be compared with the one before, and nothing is kept for longer. The privacy page says the same. */
export const KEPT_MONTHS = 13
const BATCH = 1_000

/** Removes what browsers reported over 13 months ago. */
export async function purgeBrowserEvents({ db, now }: Pick<AnalyticsDeps, 'db' | 'now'>): Promise<number> {
  return browserEventRepository.purge(db, now(), KEPT_MONTHS, BATCH)
}
