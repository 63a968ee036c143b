import { unsavedWords } from './journal/unsaved-words.ts'
import { keptPrayer } from './kept-prayer.ts'
import { pendingRequest } from './pending-request.ts'
import { prayerDraft } from './prayer-draft.ts'

/** Somebody signed out on purpose: nothing of theirs stays in the browser. */
export function forgetWhatWasTyped(): void {
  prayerDraft.forget()
  pendingRequest.forget()
  keptPrayer.forget()
  unsavedWords.forget()
}
