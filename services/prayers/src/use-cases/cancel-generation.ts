import { dbOf, withTx } from '@selah/kit/db'
import { generationRepository } from '../db/generation-repository.ts'
import { lockPerson } from '../db/person-lock.ts'
import { tombstoneRepository } from '../db/tombstone-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import type { GenerationKey, GenerationStatus } from '../domain/generation.ts'
import { GenerationCancelled, GenerationNotFound } from '../errors.ts'

/**
 * Stops a prayer that is being written. Free until its first words were sent, counted after.
 * What is finished already stays finished. Throws GenerationNotFound.
 */
export async function cancelGeneration(deps: PrayersDeps, key: GenerationKey): Promise<void> {
  if (!(await stop(deps, key))) throw new GenerationNotFound()
}

/**
 * The same for an id under which nothing may have begun yet: nothing ever begins under it then. Returns what it found.
 */
export async function cancelId(deps: PrayersDeps, key: GenerationKey): Promise<GenerationStatus | 'nothing'> {
  for (;;) {
    const found = (await stop(deps, key)) ?? (await leaveTombstone(deps, key))
    if (found) return found
  }
}

/** Ends what is running. Returns how the generation stood; undefined when there is none. */
async function stop(
  { pool, running }: PrayersDeps,
  key: GenerationKey,
): Promise<GenerationStatus | undefined> {
  // In turn, so that a prayer that was reserved here has also begun, and can be told to stop.
  return running.inTurn(key.userId, async () => {
    const isStopped = await withTx(pool, (tx) =>
      generationRepository.abandon(tx, key, { status: 'cancelled' }),
    )
    running.find(key)?.cancel(new GenerationCancelled())
    if (isStopped) return 'running'
    return (await generationRepository.findState(dbOf(pool), key))?.status
  })
}

/** Returns what it found, or undefined when something has begun meanwhile. */
async function leaveTombstone(
  { pool }: PrayersDeps,
  key: GenerationKey,
): Promise<'nothing' | 'cancelled' | undefined> {
  return withTx(pool, async (tx) => {
    await lockPerson(tx, key.userId)
    if (await generationRepository.findState(tx, key)) return undefined
    return (await tombstoneRepository.insert(tx, key)) ? 'nothing' : 'cancelled'
  })
}
