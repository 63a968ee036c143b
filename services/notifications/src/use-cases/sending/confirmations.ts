import { randomBytes } from 'node:crypto'
import { letterConfirmationRepository } from '../../db/letter-confirmation-repository.ts'
import { letterSubscriberRepository } from '../../db/letter-subscriber-repository.ts'
import { confirmationOutbox } from '../../db/outgoing-repository.ts'
import type { letterConfirmations } from '../../db/schema.ts'
import { suppressionRepository } from '../../db/suppression-repository.ts'
import type { NotificationsDeps } from '../../deps.ts'
import { welcomeMail } from '../../mails/compose.ts'
import { stopOf } from '../stop-headers.ts'
import { type Content, type Sending, type Skipped, sendMail } from './send.ts'

type Row = typeof letterConfirmations.$inferSelect

const RETRY_FOR_MS = 6 * 60 * 60_000

/** Mails that ask whether an address wants the letter. The token exists in the mail alone. */
export function confirmations(deps: NotificationsDeps): Sending<Row> {
  return {
    kind: 'confirmation',
    outbox: confirmationOutbox,
    retryForMs: RETRY_FOR_MS,
    attempt: async (row) => sendMail(deps, row, RETRY_FOR_MS, await contentOf(deps, row)),
  }
}

async function contentOf(deps: NotificationsDeps, { id, subscriberId }: Row): Promise<Content | Skipped> {
  const { config, db, hashes } = deps
  const subscriber = await letterSubscriberRepository.find(db, subscriberId)
  if (!subscriber?.email) return { skip: 'unsubscribed' }
  if (subscriber.state === 'confirmed') return { skip: 'confirmed' }
  if (await suppressionRepository.has(db, subscriber.emailHash)) return { skip: 'suppressed' }
  const token = randomBytes(24).toString('base64url')
  await letterConfirmationRepository.setToken(db, id, hashes.of('confirmation', token))
  const link = `${config.PUBLIC_URL}/newsletter/confirm?token=${token}`
  const { stopLink, headers } = stopOf(deps, 'letter', subscriberId)
  return {
    ...{ to: subscriber.email, headers },
    ...welcomeMail({ product: config.PRODUCT_NAME, link, stopLink }),
  }
}
