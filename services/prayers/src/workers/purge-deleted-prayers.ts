import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { withTx } from '@selah/kit/db'
import { publishEvent } from '@selah/kit/events/outbox'
import { PrayerDeleted } from '@selah/proto/events'
import { generationUpkeep } from '../db/generation-upkeep.ts'
import { prayerRepository } from '../db/prayer-repository.ts'
import type { PrayersDeps } from '../deps.ts'
import { UNDO_MS } from '../domain/journal.ts'

const BATCH = 100

/** Removes deleted prayers once they can no longer be brought back, the copy of their generation too. */
export async function purgeDeletedPrayers(deps: Pick<PrayersDeps, 'pool' | 'now'>): Promise<number> {
  const now = deps.now()
  return withTx(deps.pool, async (tx) => {
    const gone = await prayerRepository.purgeDeleted(tx, new Date(now.getTime() - UNDO_MS), BATCH)
    if (gone.length === 0) return 0
    const generations = gone.map(({ userId, generationId }) => ({ userId, id: generationId }))
    await generationUpkeep.forgetWords(tx, generations)
    for (const { id: prayerId, userId } of gone) {
      await publishEvent(tx, PrayerDeleted, userId, { prayerId, userId, deletedAt: timestampFromDate(now) })
    }
    return gone.length
  })
}
