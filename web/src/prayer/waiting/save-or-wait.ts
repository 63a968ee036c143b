import { isUnanswered } from '../../api/errors.ts'
import type { Prayer } from '../../api/types.ts'
import type { FinishedGeneration } from '../generation.ts'
import { savePrayer } from '../save-prayer.ts'
import { type SaveWish, unsavedPrayers } from './unsaved-prayers.ts'

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
