import { crashPoint } from '@selah/kit/crash'
import { type Tx, withTx } from '@selah/kit/db'
import { v7 as uuidv7 } from 'uuid'
import { type Delivery, deliveryRepository } from '../db/delivery-repository.ts'
import { type Reminder, reminderRepository } from '../db/reminder-repository.ts'
import type { NotificationsDeps } from '../deps.ts'
import { localDateOf } from '../domain/morning.ts'
import { deliveryChannels, nextFireOf, REMINDERS_MAX, type ReminderRule } from '../domain/reminder.ts'
import { AskedTooOften, ReminderIdTaken, ReminderNotFound, TooManyReminders } from '../errors.ts'
import { type Changes, checked, type ReminderWish } from './reminder-wish.ts'

export interface SeenReminder extends Reminder {
  readonly lastDelivery: Delivery | undefined
}

export async function listReminders({ db }: NotificationsDeps, userId: string): Promise<SeenReminder[]> {
  return withLastDelivery(db, await reminderRepository.listOf(db, userId))
}

/** A reminder that does not exist yet. */
export interface NewReminder extends ReminderWish {
  readonly time: string
  readonly daysOfWeek: readonly number[]
  /** Chosen by who asks, so that asking once more makes no second one. */
  readonly id?: string | undefined
}

/** Throws NoDayChosen, InvalidDays, UnknownTimeZone, TooManyReminders and ReminderIdTaken. */
export async function addReminder(
  deps: NotificationsDeps,
  userId: string,
  { id = uuidv7(), ...wish }: NewReminder,
): Promise<SeenReminder> {
  const now = deps.now()
  const given = checked(wish, now)
  const timezone = given.timezone ?? (await zoneOf(deps, userId))
  const rule: ReminderRule = {
    time: wish.time,
    daysOfWeek: given.daysOfWeek ?? [],
    timezone,
    channels: given.channels ?? ['email'],
    enabled: given.enabled ?? true,
    pausedUntil: null,
  }
  const reminder: Reminder = {
    ...{ ...rule, id, userId, category: given.category ?? null, createdAt: now, updatedAt: now },
    daysOfWeek: [...rule.daysOfWeek],
    channels: [...rule.channels],
    ...nextFireOf(rule, now),
  }
  const added = await withTx(deps.pool, async (tx) => {
    await reminderRepository.lockPerson(tx, userId)
    const known = await reminderRepository.lock(tx, userId, id)
    if (known) return known
    if ((await reminderRepository.countOf(tx, userId)) >= REMINDERS_MAX)
      throw new TooManyReminders(REMINDERS_MAX)
    if (!(await reminderRepository.insert(tx, reminder))) throw new ReminderIdTaken()
    crashPoint('reminders.beforeCommit')
    return reminder
  })
  crashPoint('reminders.afterCommit')
  return seenOf(deps, added)
}

/** Throws ReminderNotFound, and what adding throws. */
export async function changeReminder(
  deps: NotificationsDeps,
  userId: string,
  id: string,
  wish: ReminderWish,
): Promise<SeenReminder> {
  const now = deps.now()
  const given = checked(wish, now)
  const changed = await withTx(deps.pool, async (tx) => {
    const known = await reminderRepository.lock(tx, userId, id)
    if (!known) throw new ReminderNotFound()
    const next = await change(tx, known, given, now)
    crashPoint('reminders.beforeCommit')
    return next
  })
  crashPoint('reminders.afterCommit')
  return seenOf(deps, changed)
}

/** Throws ReminderNotFound. What is already on its way still arrives. */
export async function removeReminder({ db }: NotificationsDeps, userId: string, id: string): Promise<void> {
  if (!(await reminderRepository.remove(db, userId, id))) throw new ReminderNotFound()
}

/** Sends nothing to a person until then; null ends the pause. Throws PauseOver. */
export async function pauseAll(deps: NotificationsDeps, userId: string, until: Date | null): Promise<void> {
  const now = deps.now()
  const given = checked({ pausedUntil: until }, now)
  await changeAll(deps, userId, given, now)
}

/** Switches one reminder off by the link of a mail. One that is gone is off. */
export async function stopReminder(deps: NotificationsDeps, userId: string, id: string): Promise<void> {
  await changeReminder(deps, userId, id, { enabled: false }).catch((error: unknown) => {
    if (!(error instanceof ReminderNotFound)) throw error
  })
}

/** Switches all reminders of a person off. */
export async function stopReminders(deps: NotificationsDeps, userId: string): Promise<void> {
  await changeAll(deps, userId, { enabled: false }, deps.now())
}

const ASKED_HOURLY_MAX = 5
const HOUR_MS = 60 * 60_000

/** Queues one reminder for now, whatever its time. Throws ReminderNotFound and AskedTooOften. */
export async function sendNow(
  { pool, now: clock }: NotificationsDeps,
  userId: string,
  id: string,
): Promise<Pick<Delivery, 'channel' | 'state'>[]> {
  const now = clock()
  return withTx(pool, async (tx) => {
    await reminderRepository.lockPerson(tx, userId)
    const reminder = await reminderRepository.lock(tx, userId, id)
    if (!reminder) throw new ReminderNotFound()
    const channels = deliveryChannels(reminder.channels)
    const asked = await deliveryRepository.countAsked(tx, userId, new Date(now.getTime() - HOUR_MS))
    if (asked + channels.length > ASKED_HOURLY_MAX) throw new AskedTooOften()
    const localDate = localDateOf(now, reminder.timezone)
    await deliveryRepository.insert(
      tx,
      channels.map((channel) => ({
        ...{ id: uuidv7(), reminderId: id, userId, channel, localDate, isAsked: true },
        ...{ dueAt: now, createdAt: now },
      })),
    )
    return channels.map((channel) => ({ channel, state: 'pending' as const }))
  })
}

async function change(tx: Tx, known: Reminder, given: Changes, now: Date): Promise<Reminder> {
  const next = { ...known, ...given }
  // A pause or a stop also holds for what was queued and not yet taken.
  if (!next.enabled || (next.pausedUntil && next.pausedUntil > now)) {
    await deliveryRepository.skipPending(tx, [known.id], 'stopped')
  }
  const queued = await deliveryRepository.queuedDates(tx, [known.id], now)
  return reminderRepository.update(
    tx,
    known.id,
    { ...given, ...nextFireOf(next, now, queued.get(known.id)) },
    now,
  )
}

async function changeAll(deps: NotificationsDeps, userId: string, given: Changes, now: Date): Promise<void> {
  await withTx(deps.pool, async (tx) => {
    await reminderRepository.lockPerson(tx, userId)
    for (const { id } of await reminderRepository.listOf(tx, userId)) {
      const known = await reminderRepository.lock(tx, userId, id)
      if (known) await change(tx, known, given, now)
    }
  })
}

async function seenOf({ db }: NotificationsDeps, reminder: Reminder): Promise<SeenReminder> {
  const [seen] = await withLastDelivery(db, [reminder])
  return seen ?? { ...reminder, lastDelivery: undefined }
}

async function withLastDelivery(
  db: NotificationsDeps['db'],
  reminders: readonly Reminder[],
): Promise<SeenReminder[]> {
  const last = await deliveryRepository.lastOf(
    db,
    reminders.map(({ id }) => id),
  )
  return reminders.map((reminder) => ({ ...reminder, lastDelivery: last.get(reminder.id) }))
}

/** The zone in the person's record, where their browser said none. */
async function zoneOf({ findPerson, log }: NotificationsDeps, userId: string): Promise<string> {
  try {
    return (await findPerson(userId))?.timezone ?? 'UTC'
  } catch (err) {
    log.warn({ err }, 'time zone not found: UTC')
    return 'UTC'
  }
}
