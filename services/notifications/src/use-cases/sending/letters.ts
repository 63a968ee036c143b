import { letterSubscriberRepository, type Reader } from '../../db/letter-subscriber-repository.ts'
import { letterOutbox } from '../../db/outgoing-repository.ts'
import type { letterSends } from '../../db/schema.ts'
import { together } from '../../db/together.ts'
import type { NotificationsDeps } from '../../deps.ts'
import { findIssue } from '../../mails/content.ts'
import { renderIssue } from '../letters/issues.ts'
import { type Content, type Sending, type Skipped, sendMail } from './send.ts'

type Row = typeof letterSends.$inferSelect

const RETRY_FOR_MS = 6 * 60 * 60_000

/** Letters that `pnpm newsletter send` has queued. */
export function letters(deps: NotificationsDeps): Sending<Row> {
  const findReader = together((ids: readonly string[]) =>
    letterSubscriberRepository.findReaders(deps.db, ids),
  )
  return {
    kind: 'letter',
    outbox: letterOutbox,
    retryForMs: RETRY_FOR_MS,
    async attempt(row) {
      const content = contentOf(deps, row, await findReader(row.subscriberId))
      return sendMail(deps, row, RETRY_FOR_MS, content)
    },
  }
}

function contentOf(
  deps: NotificationsDeps,
  { issue: number, subscriberId }: Row,
  reader: Reader | undefined,
): Content | Skipped {
  const issue = findIssue(number)
  if (!issue) return { skip: 'no such issue' }
  if (!reader?.email || reader.state !== 'confirmed') return { skip: 'unsubscribed' }
  if (reader.isSuppressed) return { skip: 'suppressed' }
  return { to: reader.email, ...renderIssue(deps, issue, subscriberId) }
}
