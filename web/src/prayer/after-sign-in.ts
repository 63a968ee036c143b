import { generationPath, paths } from '../paths.ts'
import { askedPrayer } from './in-this-tab.ts'
import { pendingRequest } from './pending-request.ts'
import { prayerDraft } from './prayer-draft.ts'

/** Back to the prayer somebody was on their way to (AUT-18, D-10), otherwise to the dashboard. */
export function destinationAfterSignIn(userId: string): string {
  const waiting = pendingRequest.find(userId) !== undefined || prayerDraft.find(userId) !== undefined
  if (waiting) return paths.generate
  const asked = askedPrayer.find(userId)
  return asked ? generationPath(asked.id) : paths.dashboard
}
