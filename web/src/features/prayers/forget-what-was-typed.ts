import { unsavedWords } from './journal/unsaved-words.ts'
import { keptPrayer } from './kept-prayer.ts'
import { pendingRequest } from './pending-request.ts'
import { prayerDraft } from './prayer-draft.ts'

/** What somebody was writing, or has asked for, and did not save. */
export function forgetWhatWasTyped(): void {
  prayerDraft.forget()
  pendingRequest.forget()
  keptPrayer.forget()
  unsavedWords.forget()
}

/** Somebody else was writing in this tab, and did not come back. */
export function forgetWordsOfOthers(userId: string): void {
  if (!prayerDraft.find(userId)) prayerDraft.forget()
  if (!keptPrayer.find(userId)) keptPrayer.forget()
  unsavedWords.forgetUnlessOf(userId)
}
