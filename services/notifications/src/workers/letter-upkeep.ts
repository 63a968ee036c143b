import { letterSubscriberRepository } from '../db/letter-subscriber-repository.ts'
import { confirmationOutbox, deliveryOutbox, letterOutbox, psalmOutbox } from '../db/outgoing-repository.ts'
import { psalmRepository } from '../db/psalm-repository.ts'
import type { NotificationsDeps } from '../deps.ts'
import { CONFIRMATION_DAYS, daysBefore } from '../domain/consent.ts'

/** Longer than a mail server may take for one mail. */
const CLAIM_MS = 5 * 60_000
const PSALM_SENDS_DAYS = 90

/** Gives up mails whose worker died. Returns how many. */
export async function giveUpInterrupted({ db, now }: Pick<NotificationsDeps, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - CLAIM_MS)
  const given = await Promise.all(
    [confirmationOutbox, deliveryOutbox, letterOutbox, psalmOutbox].map((outbox) =>
      outbox.giveUp(db, before),
    ),
  )
  return given.reduce((sum, each) => sum + each, 0)
}

/** Removes addresses that nobody confirmed, links that are over, and what was sent long ago. Returns how many rows. */
export async function purgeLetters({ db, now }: NotificationsDeps): Promise<number> {
  const links = await letterSubscriberRepository.purge(db, daysBefore(now(), CONFIRMATION_DAYS))
  return links + (await psalmRepository.deleteOlderThan(db, daysBefore(now(), PSALM_SENDS_DAYS)))
}
