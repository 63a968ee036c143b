import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { withTx } from '@selah/kit/db'
import { publishEvent } from '@selah/kit/events/outbox'
import { NewsletterConfirmed } from '@selah/proto/events'
import { letterSubscriberRepository } from '../../db/letter-subscriber-repository.ts'
import type { NotificationsDeps } from '../../deps.ts'
import { CONFIRMATION_DAYS, daysBefore } from '../../domain/consent.ts'
import { LinkOver } from '../../errors.ts'

/** Confirms a subscription with the token of a mail; safe to repeat. Throws `link_over`. */
export async function confirmLetter({ hashes, now, pool }: NotificationsDeps, token: string): Promise<void> {
  const confirmedAt = now()
  await withTx(pool, async (tx) => {
    const sentAfter = daysBefore(confirmedAt, CONFIRMATION_DAYS)
    const tokenHash = hashes.of('confirmation', token)
    const subscriber = await letterSubscriberRepository.findByToken(tx, tokenHash, sentAfter)
    if (!subscriber?.email) throw new LinkOver()
    const { id, source } = subscriber
    if (!(await letterSubscriberRepository.confirm(tx, id, confirmedAt))) return
    await publishEvent(tx, NewsletterConfirmed, id, {
      ...{ subscriberId: id, source },
      confirmedAt: timestampFromDate(confirmedAt),
    })
  })
}
