import { type Sender, sendWaiting } from './send-waiting.ts'
import { unsavedPrayers } from './unsaved-prayers.ts'

/** Longer than this nobody is kept from leaving without being asked. */
const LAST_TRY_MS = 4000

/** Prayers that are on this device alone. */
export interface LeftBehind {
  /** They go to the journal as soon as the server can be told. */
  readonly waiting: number
  /** The server will never take them: only their words are left. */
  readonly refused: number
}

/** What would be lost by signing out now, after a last try to send it: nothing, as a rule. */
export async function leftBehind(userId: string, sender: Sender): Promise<LeftBehind | undefined> {
  if ((await unsavedPrayers.list(userId)).length === 0) return undefined
  await Promise.race([
    sendWaiting(userId, sender).catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, LAST_TRY_MS)),
  ])
  const left = await unsavedPrayers.list(userId)
  const refused = left.filter(({ state }) => state === 'refused').length
  return left.length === 0 ? undefined : { waiting: left.length - refused, refused }
}
