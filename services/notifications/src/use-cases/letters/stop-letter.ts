import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import type { Db, Tx } from '@selah/kit/db'
import { publishEvent } from '@selah/kit/events/outbox'
import { NewsletterUnsubscribed } from '@selah/proto/events'
import { letterSubscriberRepository } from '../../db/letter-subscriber-repository.ts'

/** Ends a subscription and forgets its address; safe to repeat. */
export async function stopLetter(
  tx: Tx,
  subscriberId: string,
  cause: 'link' | 'complaint',
  now: Date,
): Promise<void> {
  if (!(await letterSubscriberRepository.unsubscribe(tx, subscriberId, now))) return
  await publishEvent(tx, NewsletterUnsubscribed, subscriberId, {
    ...{ subscriberId, cause },
    unsubscribedAt: timestampFromDate(now),
  })
}

/** Also of a subscriber who is no more. */
export async function isLetterStopped(tx: Db | Tx, subscriberId: string): Promise<boolean> {
  const subscriber = await letterSubscriberRepository.find(tx, subscriberId)
  return subscriber === undefined || subscriber.state === 'unsubscribed'
}
