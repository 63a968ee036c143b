import { type Sender, sendWaiting } from './send-waiting.ts'
import { waitingSaves } from './waiting-saves.ts'

/** Longer than this nobody is kept from leaving without being asked. */
const LAST_TRY_MS = 4000

/** How many prayers would be lost by signing out now: those in no journal yet, after a last try to send them. */
export async function leftBehind(userId: string, sender: Sender): Promise<number> {
  if ((await waitingSaves.list(userId)).length === 0) return 0
  await Promise.race([
    sendWaiting(userId, sender).catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, LAST_TRY_MS)),
  ])
  return (await waitingSaves.list(userId)).length
}
