import { paths } from '../../paths.ts'
import { keptGeneration } from './kept-generation.ts'
import { pendingRequest } from './pending-request.ts'
import { prayerDraft } from './prayer-draft.ts'

/** Back to the prayer somebody was on their way to (AUT-18, D-10), otherwise to the dashboard. */
export function destinationAfterSignIn(userId: string): string {
  const waiting = pendingRequest.find() !== undefined || prayerDraft.find(userId) !== undefined
  const running = keptGeneration.find(userId)?.finished === false
  return waiting || running ? paths.generate : paths.dashboard
}
