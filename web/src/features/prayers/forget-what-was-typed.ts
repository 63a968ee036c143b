import { keptGeneration } from './kept-generation.ts'
import { pendingRequest } from './pending-request.ts'
import { prayerDraft } from './prayer-draft.ts'

/** Somebody signed out on purpose: nothing of theirs stays in the browser. */
export function forgetWhatWasTyped(): void {
  prayerDraft.forget()
  pendingRequest.forget()
  keptGeneration.forget()
}
