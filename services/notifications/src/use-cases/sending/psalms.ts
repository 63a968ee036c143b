import { psalmOutbox } from '../../db/outgoing-repository.ts'
import { psalmRepository } from '../../db/psalm-repository.ts'
import type { psalmSends } from '../../db/schema.ts'
import { suppressionRepository } from '../../db/suppression-repository.ts'
import type { NotificationsDeps } from '../../deps.ts'
import { nextMorning } from '../../domain/morning.ts'
import { psalmMail } from '../../mails/compose.ts'
import { dailyPsalm } from '../../mails/content.ts'
import { stopOf } from '../stop-headers.ts'
import { type Content, type Sending, type Skipped, sendMail } from './send.ts'

type Row = typeof psalmSends.$inferSelect

/** Later it is no psalm of this morning. */
const RETRY_FOR_MS = 2 * 60 * 60_000

/** The psalms of this morning, for those who still get them, at the address they have now. */
export function psalms(deps: NotificationsDeps): Sending<Row> {
  return {
    kind: 'psalm',
    outbox: psalmOutbox,
    retryForMs: RETRY_FOR_MS,
    attempt: async (row) => sendMail(deps, row, RETRY_FOR_MS, await contentOf(deps, row)),
  }
}

async function contentOf(deps: NotificationsDeps, row: Row): Promise<Content | Skipped> {
  const { config, db, findPerson, hashes, now } = deps
  const { createdAt, psalm, userId } = row
  // It may have lain in a queue that stood still.
  if (now().getTime() - createdAt.getTime() > RETRY_FOR_MS) return { skip: 'late' }
  const member = await psalmRepository.find(db, userId)
  if (!member?.entitled || !member.enabled) return { skip: 'stopped' }
  const person = await findPerson(userId)
  if (!person?.email) return { skip: 'no address' }
  if (person.timezone && person.timezone !== member.timezone) await moveTo(deps, userId, person.timezone)
  if (await suppressionRepository.has(db, hashes.of('address', person.email))) return { skip: 'suppressed' }
  const { stopLink, headers } = stopOf(deps, 'psalm', userId)
  const around = { product: config.PRODUCT_NAME, publicUrl: config.PUBLIC_URL, stopLink }
  return { to: person.email, headers, ...psalmMail(dailyPsalm(psalm), around) }
}

/** The person lives in another zone now: from tomorrow on, the psalm comes in its morning. */
async function moveTo({ db, now }: NotificationsDeps, userId: string, timezone: string): Promise<void> {
  await psalmRepository.setNext(db, [userId], { timezone, nextAt: nextMorning(timezone, now()) })
}
