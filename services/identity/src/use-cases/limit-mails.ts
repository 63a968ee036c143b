import type { IdentityDeps } from '../deps.ts'
import { MAILS_A_MINUTE_MAX, MAILS_AN_HOUR_MAX } from '../domain/limits.ts'
import { AuthError, tooManyMails } from '../errors.ts'
import { type Asked, hereOf, isKnownPlace } from './known-place.ts'

/**
 * Counts a mail that is asked for, by its mailbox: alike whether or not anybody has the address, so that a refusal tells
 * nothing. A place that the person uses counts for itself, so that strangers cannot use up the person's mails.
 * Throws `over_email_send_rate_limit`.
 */
export async function limitMails(deps: IdentityDeps, asked: Asked): Promise<void> {
  await count(deps, (await isKnownPlace(deps, asked)) ? hereOf(asked) : asked.email)
}

/** Counts a mail that somebody who is signed in causes: by the person who asks, and by the mailbox that gets it. */
export async function limitMailsOf(deps: IdentityDeps, userId: string, mailbox?: string): Promise<void> {
  await count(deps, userId)
  if (mailbox) await count(deps, mailbox)
}

/** Counts a mail of which nobody may be told whether it was sent. */
export async function mayBeMailed(deps: IdentityDeps, mailbox: string): Promise<boolean> {
  try {
    await count(deps, mailbox)
    return true
  } catch (error) {
    if (error instanceof AuthError) return false
    throw error
  }
}

async function count({ counters }: IdentityDeps, key: string): Promise<void> {
  const minute = await counters.add('mails-a-minute', key)
  if (minute.count > MAILS_A_MINUTE_MAX) throw tooManyMails(minute.resetsInS)
  const hour = await counters.add('mails-an-hour', key)
  if (hour.count > MAILS_AN_HOUR_MAX) throw tooManyMails(hour.resetsInS)
}
