import { UnansweredMail } from '@selah/kit/mail'
import type { Outcome } from '../../db/outgoing-repository.ts'

/** A greylisting server takes the second attempt. */
const FIRST_PAUSE_MS = 60_000
const PAUSE_MS_MAX = 30 * 60_000

export interface Attempt {
  readonly createdAt: Date
  readonly attempts: number
}

/** When to try again, with jitter; failed when that is later than `retryForMs` after the mail was due. */
export function tryAgain(
  { createdAt, attempts }: Attempt,
  reason: string,
  now: Date,
  retryForMs: number,
): Outcome {
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), PAUSE_MS_MAX) * (0.75 + Math.random() / 2)
  const dueAt = new Date(now.getTime() + pauseMs)
  const isTooLate = dueAt.getTime() - createdAt.getTime() > retryForMs
  return isTooLate ? { state: 'failed', reason } : { state: 'pending', reason, dueAt }
}

/** What an error of the mailer says of the mail: refused for good, not taken now, or perhaps taken. */
export function readFailure(error: unknown): 'refused' | 'try-again' | 'unknown' {
  if (error instanceof UnansweredMail) return 'unknown'
  const { code, responseCode } = error as Record<string, unknown>
  const isOfThisMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isOfThisMail && Number(responseCode) >= 500 ? 'refused' : 'try-again'
}
