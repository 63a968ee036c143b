import { paths } from '../../paths.ts'
import { keptPrayer } from './kept-prayer.ts'
import { pendingRequest } from './pending-request.ts'
import { prayerDraft } from './prayer-draft.ts'
import { isBeingWritten } from './versions.ts'

/** Back to the prayer somebody was on their way to (AUT-18, D-10), otherwise to the dashboard. */
export function destinationAfterSignIn(userId: string): string {
  const waiting = pendingRequest.find(userId) !== undefined || prayerDraft.find(userId) !== undefined
  return waiting || isBeingWritten(keptPrayer.find(userId)) ? paths.generate : paths.dashboard
}
