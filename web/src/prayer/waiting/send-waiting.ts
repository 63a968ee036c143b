import { ApiError, isUnanswered } from '../../api/errors.ts'
import type { Prayer } from '../../api/types.ts'
import type { FinishedGeneration } from '../generation.ts'
import { type LateSaving, OtherWords, savePrayer } from '../save-prayer.ts'
import { type NeverSaved, type SaveWish, unsavedPrayers, type WaitingPrayer } from './unsaved-prayers.ts'

export interface Sender {
  save(saving: LateSaving): Promise<unknown>
  onSaved(): void
  /** Whether this person is still the one who is signed in. */
  isHere(): boolean
}

/**
 * Sends what waits, one after the other, from one tab at a time: each is looked up when its turn comes, so what
 * another tab has sent is not sent again. The first that gets no answer ends it until the next occasion.
 */
export function sendWaiting(userId: string, sender: Sender): Promise<void> {
  return alone(async () => {
    for (const { generation } of await unsavedPrayers.list(userId)) {
      // The ones before it took their time: meanwhile its owner may have taken it back.
      const waiting = await unsavedPrayers.find(userId, generation.id)
      if (waiting?.state !== 'to-be-saved') continue
      if (!sender.isHere() || (await send(userId, waiting, sender)) === 'no answer') return
    }
  })
}

async function send(
  userId: string,
  waiting: WaitingPrayer,
  sender: Sender,
): Promise<'settled' | 'no answer'> {
  const { generation, keepSituation, edit } = waiting
  const { id, result } = generation
  try {
    await sender.save({ generationId: id, keepSituation, edit, written: result.prayer })
  } catch (error) {
    const refused = refusalIn(error)
    if (!refused) return 'no answer'
    await unsavedPrayers.refuse(userId, waiting, refused)
    return 'settled'
  }
  await unsavedPrayers.settle(userId, id)
  sender.onSaved()
  return 'settled'
}

/** Why the server will never take it; nothing when it may take it later, or from a renewed session. */
export function refusalIn(error: unknown): NeverSaved | undefined {
  if (error instanceof OtherWords) return 'other words'
  if (isUnanswered(error) || !(error instanceof ApiError) || error.status >= 500) return undefined
  if (error.status === 404 || error.status === 410) return 'gone'
  // 401 ends with the next sign-in, 409 when the prayer is whole, 429 with time.
  return [401, 403, 408, 409, 425, 429].includes(error.status) ? undefined : 'not accepted'
}

const ANSWER_WAIT_MS = 5000

/** Ends when nothing is on its way any more, or when it has been so for long. */
export async function sendingIsOver(): Promise<void> {
  await Promise.race([alone(async () => {}), new Promise((resolve) => setTimeout(resolve, ANSWER_WAIT_MS))])
}

/** One tab at a time; where the browser knows no locks, the server still keeps a prayer once. */
function alone(work: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request('waiting-saves', work) : work()
}

/**
 * Keeps the prayer in the journal, or has it wait on this device when nobody answers. A save that is answered touches
 * nothing on the device, unless this prayer was waiting there.
 */
export async function saveOrWait(
  userId: string,
  generation: FinishedGeneration,
  wish: SaveWish,
  wasWaiting = false,
): Promise<Prayer | 'waiting'> {
  try {
    const saved = await savePrayer({ generationId: generation.id, ...wish })
    if (wasWaiting) await unsavedPrayers.drop(userId, generation.id)
    return saved
  } catch (error) {
    if (isUnanswered(error) && (await unsavedPrayers.wait(userId, generation, wish))) return 'waiting'
    throw error
  }
}
