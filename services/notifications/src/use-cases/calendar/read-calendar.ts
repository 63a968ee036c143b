import { calendarLinkRepository } from '../../db/calendar-link-repository.ts'
import { calendarFeed } from '../../domain/calendar/calendar-feed.ts'
import { CalendarNotFound } from '../../errors.ts'
import { hashCalendarKey } from '../../tokens/calendar-keys.ts'
import type { CalendarDeps } from './calendar-link.ts'

/** The feed behind a link, for anybody who has its key. */
export async function readCalendar(
  { db, now, product, publicUrl }: CalendarDeps,
  key: string,
): Promise<string> {
  const owner = await calendarLinkRepository.findOwner(db, hashCalendarKey(key))
  if (!owner) throw new CalendarNotFound()
  const reminders = await calendarLinkRepository.listReminders(db, owner)
  return calendarFeed(reminders, { product, publicUrl, now: now() })
}
