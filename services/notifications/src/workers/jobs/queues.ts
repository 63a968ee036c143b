import { setTimeout as delay } from 'node:timers/promises'
import type { NotificationsDeps } from '../../deps.ts'
import { confirmations } from '../../use-cases/sending/confirmations.ts'
import { letters } from '../../use-cases/sending/letters.ts'
import { psalms } from '../../use-cases/sending/psalms.ts'
import { dueReminders } from '../../use-cases/sending/reminders.ts'
import type { Sending } from '../../use-cases/sending/send.ts'

/** What is sent as soon as it is due, and what is sent at the pace that a mail provider allows. */
export const QUEUES = {
  soon: 'notifications-soon',
  letters: 'notifications-letters',
} as const
export type QueueName = keyof typeof QUEUES

export interface Job {
  readonly kind: string
  /** Of the row. Nothing else of a person is in Redis. */
  readonly id: string
}

// Rows of any kind: a queue does not look into them.
export type AnySending = Sending<never>

export function sendings(deps: NotificationsDeps): Readonly<Record<QueueName, readonly AnySending[]>> {
  const soon = [dueReminders(deps), psalms(deps), confirmations(deps)]
  return {
    soon: soon as unknown as AnySending[],
    letters: [letters(deps)] as unknown as AnySending[],
  }
}

const CLOSE_MS = 1_000

/** Waits for BullMQ to close, but not for a Redis that is away: it would say goodbye first. */
export async function closed(closing: Promise<unknown>): Promise<void> {
  await Promise.race([closing, delay(CLOSE_MS, undefined, { ref: false })])
}
