import { isUnanswered } from '../../api/errors.ts'
import type { Prayer } from '../../api/types.ts'
import type { FinishedGeneration } from '../generation.ts'
import { isHere } from '../is-here.ts'
import { savePrayer } from '../save-prayer.ts'
import { type SaveWish, unsavedPrayers } from './unsaved-prayers.ts'

/** Keeps the prayer in the journal, or has it wait on this device when nobody answers. */
export async function saveOrWait(
  userId: string,
  generation: FinishedGeneration,
  wish: SaveWish,
): Promise<Prayer | 'waiting'> {
  try {
    const saved = await savePrayer({ generationId: generation.id, ...wish })
    await unsavedPrayers.drop(userId, generation.id)
    return saved
  } catch (error) {
    // A person who left meanwhile took their words along: a late failure must not write them back.
    const mayWait = isUnanswered(error) && isHere(userId)
    if (mayWait && (await unsavedPrayers.wait(userId, generation, wish))) return 'waiting'
    throw error
  }
}
