import { crashPoint } from '@selah/kit/crash'
import { dbOf, withTx } from '@selah/kit/db'
import { eraseOutbox } from '@selah/kit/erasure/personal-data'
import { purgeStreams } from '@selah/kit/erasure/purge-streams'
import { PERSON_ERASED, publisherOf } from '@selah/proto/events'
import { erasureRepository } from '../db/erasure-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { announceErasure } from '../use-cases/announce.ts'

/** Every service with personal data, this one too. */
const ANSWERING = PERSON_ERASED.map(publisherOf)
/** A service that was away reads the event from its stream; asking again is for events that were lost. */
export const ASK_AGAIN_MS = 10 * 60 * 1000
const BATCH = 50

/** Ends one erasure that all services have answered, or asks again for those that wait long. Returns how many. */
export async function endErasures(deps: IdentityDeps): Promise<number> {
  if (!(await erasureRepository.isAnyOpen(dbOf(deps.pool)))) return 0
  return (await endOne(deps)) || (await askAgain(deps))
}

async function endOne({ pool, now, log, config }: IdentityDeps): Promise<number> {
  return withTx(pool, async (tx) => {
    // The lock keeps `askAgain` away: nothing about this person is published after the streams are purged.
    const erasure = await erasureRepository.lockAnswered(tx, ANSWERING)
    if (!erasure || !(await eraseOutbox(tx, erasure.userId))) return 0
    crashPoint('erasure.beforePurge')
    await purgeStreams(config.NATS_URL, erasure.userId)
    crashPoint('erasure.afterPurge')
    await erasureRepository.end(tx, erasure.id, now())
    log.info({ erasureId: erasure.id }, 'erasure done')
    return 1
  })
}

async function askAgain({ pool, now, log }: IdentityDeps): Promise<number> {
  return withTx(pool, async (tx) => {
    const before = new Date(now().getTime() - ASK_AGAIN_MS)
    const open = await erasureRepository.lockToAskAgain(tx, before, now(), BATCH)
    for (const erasure of open) {
      await announceErasure(tx, erasure, now())
      log.warn({ erasureId: erasure.id }, 'erasure not answered by all, requested again')
    }
    return open.length
  })
}
