import { facts } from '../facts.ts'
import { keepOffline } from '../offline/keep-offline.ts'
import { isRecord, placeIn } from '../storage.ts'
import { type PrayerDraft, readDraft } from './read-draft.ts'

/** How long the form is kept beyond its tab. */
const KEPT_MS = facts.unsavedKeptDays * 24 * 60 * 60 * 1000

const inThisTab = placeIn('session', 'prayer_draft')
const onThisDevice = placeIn('local', 'prayer_draft')

/**
 * The form outlives a reload, the loss of the session and a closed tab, with its owner: another person on the same
 * computer never sees it. Two tabs have a form each; a new one begins with the newest.
 */
export const prayerDraft = {
  find(userId: string, now = Date.now()): PrayerDraft | undefined {
    if (!keepOffline.read()) onThisDevice.forget()
    return readKept(inThisTab.read(), userId, now) ?? readKept(onThisDevice.read(), userId, now)
  },
  keep(userId: string, values: PrayerDraft, now = Date.now()): void {
    inThisTab.write({ userId, values, at: now })
    // Whoever wants nothing kept on this device has it in this tab alone.
    if (keepOffline.read()) onThisDevice.write({ userId, values, at: now })
    else onThisDevice.forget()
  },
  forget(): void {
    inThisTab.forget()
    onThisDevice.forget()
  },
  /** Other words, typed since or in another tab, stay. */
  forgetWhere(isUnwanted: (values: PrayerDraft) => boolean): void {
    for (const place of [inThisTab, onThisDevice]) {
      const kept = place.read()
      if (isRecord(kept) && isRecord(kept.values) && isUnwanted(readDraft(kept.values))) place.forget()
    }
  },
  /** Nothing is to be kept on this device: only the tab that stands open has it now. */
  forgetBeyondTab: onThisDevice.forget,
  /** Somebody is signed in: what is old, or another person's, is taken away. */
  forgetOthers(userId: string, now = Date.now()): void {
    for (const place of [inThisTab, onThisDevice]) if (!readKept(place.read(), userId, now)) place.forget()
  },
}

function readKept(kept: unknown, userId: string, now: number): PrayerDraft | undefined {
  if (!isRecord(kept) || kept.userId !== userId || !isRecord(kept.values)) return undefined
  if (typeof kept.at !== 'number' || now - kept.at > KEPT_MS) return undefined
  return readDraft(kept.values)
}
