import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { crashPoint } from '@selah/kit/crash'
import { type Tx, withTx } from '@selah/kit/db'
import { publishEvent } from '@selah/kit/events/outbox'
import { NewsletterUnsubscribed } from '@selah/proto/events'
import type { ErasedAddress } from '../clients/people.ts'
import { letterErasureRepository } from '../db/letter-erasure-repository.ts'
import { letterSubscriberRepository } from '../db/letter-subscriber-repository.ts'
import type { NotificationsDeps } from '../deps.ts'

const BATCH = 20

/**
 * Deletes the letter of accounts that were deleted. A subscription is known by its address alone, which identity answers
 * until each service has said that nothing is left; this one says so only then. Throws while identity does not answer.
 */
export async function eraseLetters(deps: NotificationsDeps): Promise<number> {
  const { db, findErasedAddress, pool } = deps
  const erasures = await letterErasureRepository.list(db, BATCH)
  for (const { userId, erasureId } of erasures) {
    const erased = await findErasedAddress(erasureId)
    await withTx(pool, async (tx) => {
      if (erased?.email) await eraseLetter(deps, tx, erased)
      await letterErasureRepository.end(tx, userId)
      crashPoint('letters.beforeErased')
    })
  }
  return erasures.length
}

async function eraseLetter({ hashes, now }: NotificationsDeps, tx: Tx, erased: ErasedAddress): Promise<void> {
  const emailHash = hashes.of('address', erased.email)
  const subscriber = await letterSubscriberRepository.deleteOlderThan(tx, emailHash, erased.requestedAt)
  if (subscriber?.state !== 'confirmed') return
  await publishEvent(tx, NewsletterUnsubscribed, subscriber.id, {
    ...{ subscriberId: subscriber.id, cause: 'erasure' },
    unsubscribedAt: timestampFromDate(now()),
  })
}
