import { type Tx, withTx } from '@selah/kit/db'
import { normalEmailAddress } from '@selah/kit/email-address'
import { letterSubscriberRepository } from '../db/letter-subscriber-repository.ts'
import { suppressionRepository } from '../db/suppression-repository.ts'
import type { NotificationsDeps } from '../deps.ts'
import { isSigned, type MailEvent, readReport } from '../domain/mail-event.ts'
import { MailEventsClosed, NotFromOurMailer, UnreadableMailEvents } from '../errors.ts'
import { stopLetter } from './letters/stop-letter.ts'

/**
 * Takes a signed report of the mail provider; safe to repeat. An address that bounced for good gets no mail any more, nor
 * does one whose owner complained, who is unsubscribed as well. Throws `invalid_signature` and the like.
 */
export async function receiveMailEvents(
  deps: NotificationsDeps,
  body: Buffer,
  signature: string,
): Promise<void> {
  const secrets = deps.config.MAIL_EVENTS_SECRET.split(',').filter((each) => each !== '')
  if (secrets.length === 0) throw new MailEventsClosed()
  if (!isSigned(body, signature, secrets, deps.now())) throw new NotFromOurMailer()
  const events = readReport(body)
  if (!events) throw new UnreadableMailEvents()
  await withTx(deps.pool, async (tx) => {
    for (const event of events) await apply(deps, tx, event)
  })
  deps.log.info({ events: events.length }, 'report of mails taken')
}

async function apply({ hashes, now }: NotificationsDeps, tx: Tx, event: MailEvent): Promise<void> {
  const email = normalEmailAddress(event.address)
  if (!email || (event.type === 'bounce' && !event.permanent)) return
  const emailHash = hashes.of('address', email)
  await suppressionRepository.add(tx, emailHash, event.type, now())
  if (event.type !== 'complaint') return
  const subscriber = await letterSubscriberRepository.findByAddress(tx, emailHash)
  if (subscriber) await stopLetter(tx, subscriber.id, 'complaint', now())
}
