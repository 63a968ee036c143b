import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { publishEvents } from '@selah/kit/events/outbox'
import { ReminderSent } from '@selah/proto/events'
import type { Delivery } from '../../db/delivery-repository.ts'
import { deliveryOutbox, type Outcome } from '../../db/outgoing-repository.ts'
import { type Reminder, reminderRepository } from '../../db/reminder-repository.ts'
import { suppressionRepository } from '../../db/suppression-repository.ts'
import type { NotificationsDeps } from '../../deps.ts'
import { LATE_MS } from '../../domain/reminder.ts'
import { reminderMessage } from '../../domain/reminder-message.ts'
import { verseOfDay } from '../../domain/verse-of-day.ts'
import { reminderMail } from '../../mails/compose.ts'
import { verseNamed } from '../../mails/content.ts'
import { pushToPerson } from '../push/push-to-person.ts'
import { stopOf } from '../stop-headers.ts'
import { type Content, type Sending, type Skipped, sendMail } from './send.ts'
import { tryAgain } from './smtp-answer.ts'

/** Reminders whose time has come, by mail and to browsers. */
export function dueReminders(deps: NotificationsDeps): Sending<Delivery> {
  return {
    kind: 'reminder',
    outbox: deliveryOutbox,
    retryForMs: LATE_MS,
    attempt: (row) => attempt(deps, row),
    async onSent(tx, rows, now) {
      const sentAt = timestampFromDate(now)
      const facts = rows.map(({ userId, reminderId, channel, localDate }) => ({
        key: userId,
        data: { userId, reminderId, channel, localDate, sentAt },
      }))
      await publishEvents(tx, ReminderSent, facts)
    },
  }
}

async function attempt(deps: NotificationsDeps, row: Delivery): Promise<Outcome> {
  const reminder = await reminderRepository.find(deps.db, row.reminderId)
  if (!reminder || (!row.isAsked && !isWanted(reminder, row.channel, deps.now()))) {
    return { state: 'skipped', reason: 'stopped' }
  }
  // It may have lain in a queue that stood still.
  if (deps.now().getTime() - row.createdAt.getTime() > LATE_MS) return { state: 'skipped', reason: 'late' }
  return row.channel === 'push'
    ? pushTo(deps, row, reminder)
    : sendMail(deps, row, LATE_MS, await contentOf(deps, row, reminder))
}

/** Whether it was not stopped, paused or given another way since it was queued. */
function isWanted(
  { enabled, pausedUntil, channels }: Reminder,
  channel: Delivery['channel'],
  now: Date,
): boolean {
  return enabled && channels.includes(channel) && (pausedUntil === null || pausedUntil <= now)
}

async function contentOf(
  deps: NotificationsDeps,
  row: Delivery,
  reminder: Reminder,
): Promise<Content | Skipped> {
  const { config, db, findPerson, hashes } = deps
  const { userId } = row
  const person = await findPerson(userId)
  if (!person?.email) return { skip: 'no address' }
  if (await suppressionRepository.has(db, hashes.of('address', person.email))) return { skip: 'suppressed' }
  const { stopLink, headers } = stopOf(deps, 'reminder', reminder.id, userId)
  const page = pageOf(config.PUBLIC_URL, reminder)
  const verse = await verseOf(deps, row, reminder)
  const { PRODUCT_NAME: product } = config
  return { to: person.email, headers, ...reminderMail(verse, { product, page, stopLink }) }
}

/** To every browser of the person. Sent where one shows it; skipped where there is none any more. */
async function pushTo(deps: NotificationsDeps, row: Delivery, reminder: Reminder): Promise<Outcome> {
  const message = reminderMessage(await verseOf(deps, row, reminder), reminder.category)
  const outcome = await pushToPerson(deps, row.userId, message)
  if (outcome === 'sent') return { state: 'sent' }
  if (outcome === 'unknown') return { state: 'unknown', reason: 'no answer' }
  if (outcome === 'refused') return tryAgain(row, 'refused for now', deps.now(), LATE_MS)
  return { state: 'skipped', reason: 'no browser' }
}

async function verseOf({ db }: NotificationsDeps, { userId, localDate }: Delivery, reminder: Reminder) {
  const position = await reminderRepository.positionOf(db, reminder)
  return verseNamed(verseOfDay(userId, localDate, position))
}

function pageOf(publicUrl: string, { category }: Reminder): string {
  const page = new URL('/generate', publicUrl)
  if (category) page.searchParams.set('category', category)
  return page.href
}
