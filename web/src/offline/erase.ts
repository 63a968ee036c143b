import { isFor, isStamped, personalKeys, placeIn } from '../storage.ts'
import { device } from './device.ts'

/** Where earlier builds stored words of a person. */
const EARLIER = [
  'asked_prayer',
  'came_from',
  'journal_search',
  'kept_prayer',
  'pending_prayer_request',
  'prayer_draft',
  'prayer_edits',
  'unsaved_words',
]

/** Erases what any person stored in this browser, but for one person's, and a visitor's, that still counts. */
export async function eraseAllBut(userId: string | undefined): Promise<void> {
  const stays = (stored: unknown) => userId !== undefined && isStamped(stored) && isFor(userId, stored)
  for (const area of ['local', 'session'] as const) {
    for (const key of personalKeys(area)) {
      const place = placeIn(area, key)
      if (!stays(place.read())) place.forget()
    }
    for (const key of EARLIER) placeIn(area, key).forget()
  }
  await device.forget((_key, stored) => !stays(stored))
}

/** The session was ended from elsewhere: copies that end with it are erased, but for those of a person who is here since. */
export async function eraseWithSession(hereSince: string | undefined): Promise<void> {
  await device.forget(
    (_key, stored) => isStamped(stored) && stored.until === 'session-end' && stored.owner !== hereSince,
  )
}
