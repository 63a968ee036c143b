import { isUnanswered } from '../../../api/errors.ts'
import type { Prayer } from '../../../api/types.ts'
import { isHere } from '../is-here.ts'
import { savePrayer } from '../save-prayer.ts'
import { type WaitingSave, waitingSaves } from './waiting-saves.ts'

/** Keeps the prayer in the journal, or has it wait on this device when nobody answers. */
export async function saveOrWait(userId: string, wanted: WaitingSave): Promise<Prayer | 'waiting'> {
  try {
    const saved = await savePrayer(wanted)
    await waitingSaves.remove(userId, wanted.generationId)
    return saved
  } catch (error) {
    // Who left meanwhile took their words along: a late failure must not write them back.
    if (isUnanswered(error) && isHere(userId) && (await waitingSaves.add(userId, wanted))) return 'waiting'
    throw error
  }
}
