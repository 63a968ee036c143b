import type { Clock } from '@selah/kit/clock'
import type { Db } from '@selah/kit/db'
import { calendarLinkRepository } from '../../db/calendar-link-repository.ts'
import type { CalendarKeys } from '../../tokens/calendar-keys.ts'

export interface CalendarDeps {
  readonly db: Db
  readonly now: Clock
  readonly calendarKeys: CalendarKeys
  readonly product: string
  readonly publicUrl: URL
}

/** The path that a calendar app subscribes to. */
export const FEED_PATH = '/api/v1/reminders.ics'

export async function findCalendarLink(deps: CalendarDeps, userId: string): Promise<string | null> {
  const kept = await calendarLinkRepository.find(deps.db, userId)
  const key = kept && deps.calendarKeys.read(kept)
  return key ? linkOf(deps, key) : null
}

/** Makes a link; the person's earlier one leads nowhere from now on. */
export async function makeCalendarLink(deps: CalendarDeps, userId: string): Promise<string> {
  const { key, ...kept } = deps.calendarKeys.create()
  await calendarLinkRepository.replace(deps.db, userId, kept, deps.now())
  return linkOf(deps, key)
}

export async function revokeCalendarLink({ db }: CalendarDeps, userId: string): Promise<void> {
  await calendarLinkRepository.remove(db, userId)
}

function linkOf({ publicUrl }: CalendarDeps, key: string): string {
  const link = new URL(FEED_PATH, publicUrl)
  link.searchParams.set('key', key)
  return link.href
}
