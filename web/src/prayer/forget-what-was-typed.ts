import { askedPrayer } from './asked-prayer.ts'
import { keptSearch } from './kept-search.ts'
import { pendingRequest } from './pending-request.ts'
import { prayerDraft } from './prayer-draft.ts'
import { prayerEdits } from './prayer-edits.ts'
import { unsavedWords } from './unsaved-words.ts'

/** What somebody was writing, was searching, or has asked for, and did not save. */
export function forgetWhatWasTyped(): void {
  prayerDraft.forget()
  pendingRequest.forget()
  askedPrayer.forget()
  prayerEdits.forget()
  unsavedWords.forget()
  keptSearch.forget()
}

/** Somebody else was writing here, and did not come back. */
export function forgetWordsOfOthers(userId: string): void {
  prayerDraft.forgetOthers(userId)
  pendingRequest.forgetOthers(userId)
  askedPrayer.forgetOthers(userId)
  prayerEdits.forgetOthers(userId)
  unsavedWords.forgetOthers(userId)
  keptSearch.forgetOthers(userId)
}
