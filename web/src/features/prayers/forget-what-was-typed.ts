import { keptSearch } from './journal/kept-search.ts'
import { unsavedWords } from './journal/unsaved-words.ts'
import { keptPrayer } from './kept-prayer.ts'
import { pendingRequest } from './pending-request.ts'
import { prayerDraft } from './prayer-draft.ts'

/** What somebody was writing, was searching, or has asked for, and did not save. */
export function forgetWhatWasTyped(): void {
  prayerDraft.forget()
  pendingRequest.forget()
  keptPrayer.forget()
  unsavedWords.forget()
  keptSearch.forget()
}

/** Somebody else was writing here, and did not come back. */
export function forgetWordsOfOthers(userId: string): void {
  prayerDraft.forgetOthers(userId)
  pendingRequest.forgetOthers(userId)
  if (!keptPrayer.find(userId)) keptPrayer.forget()
  unsavedWords.forgetUnlessOf(userId)
  keptSearch.forgetUnlessOf(userId)
}
