import { letterSubscriberRepository } from '../../db/letter-subscriber-repository.ts'
import { letterOutbox } from '../../db/outgoing-repository.ts'
import type { letterSends } from '../../db/schema.ts'
import { suppressionRepository } from '../../db/suppression-repository.ts'
import type { NotificationsDeps } from '../../deps.ts'
import { findIssue } from '../../mails/content.ts'
import { renderIssue } from '../letters/issues.ts'
import { stopOf } from '../stop-headers.ts'
import { type Content, type Sending, type Skipped, sendMail } from './send.ts'

type Row = typeof letterSends.$inferSelect

const RETRY_FOR_MS = 6 * 60 * 60_000

/** Letters that `pnpm newsletter send` has queued. */
export function letters(deps: NotificationsDeps): Sending<Row> {
  return {
    kind: 'letter',
    outbox: letterOutbox,
    retryForMs: RETRY_FOR_MS,
    attempt: async (row) => sendMail(deps, row, RETRY_FOR_MS, await contentOf(deps, row)),
  }
}

async function contentOf(
  deps: NotificationsDeps,
  { issue: number, subscriberId }: Row,
): Promise<Content | Skipped> {
  const { db } = deps
  const issue = findIssue(number)
  if (!issue) return { skip: 'no such issue' }
  const subscriber = await letterSubscriberRepository.find(db, subscriberId)
  if (!subscriber?.email || subscriber.state !== 'confirmed') return { skip: 'unsubscribed' }
  if (await suppressionRepository.has(db, subscriber.emailHash)) return { skip: 'suppressed' }
  const { headers } = stopOf(deps, 'letter', subscriberId)
  return { to: subscriber.email, headers, ...renderIssue(deps, issue, subscriberId) }
}
