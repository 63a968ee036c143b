import type { IdentityDeps } from '../../deps.ts'
import { isTooMany, MAILS_A_MINUTE_MAX, MAILS_AN_HOUR } from '../../domain/limits.ts'
import { TooManyMails } from '../../errors.ts'
import { type Asked, hereOf, isKnownPlace } from '../known-place.ts'

/**
 * Counts a mail that is asked for, by its mailbox: alike whether or not anybody has the address, so that a refusal tells
 * nothing. A place that the person uses counts for itself, so that strangers cannot use up the person's mails.
 * Throws `over_email_send_rate_limit`.
 */
export async function limitMails(deps: IdentityDeps, asked: Asked): Promise<void> {
  const here = hereOf(asked)
  if (await isKnownPlace(deps, asked)) return count(deps, here, here)
  await count(deps, asked.email, here)
}

/** Counts a mail that somebody who is signed in causes: by the person, and by the mailbox if it is not theirs yet. */
export async function limitMailsOf(deps: IdentityDeps, userId: string, asked?: Asked): Promise<void> {
  await count(deps, userId, userId)
  if (asked) await limitMails(deps, asked)
}

/** Counts a mail of which nobody may be told whether it was sent. */
export async function mayBeMailed(deps: IdentityDeps, asked: Asked): Promise<boolean> {
  try {
    await limitMails(deps, asked)
    return true
  } catch (error) {
    if (error instanceof TooManyMails) return false
    throw error
  }
}

async function count({ counters }: IdentityDeps, all: string, here: string): Promise<void> {
  const minute = await counters.add('mails-a-minute', all)
  if (minute.count > MAILS_A_MINUTE_MAX) throw new TooManyMails(minute.resetsInS)
  const inAll = await counters.add('mails-an-hour', all)
  const fromHere = here === all ? inAll : await counters.add('mails-an-hour', here)
  if (!isTooMany(inAll.count, fromHere.count, MAILS_AN_HOUR)) return
  // Only mails that are sent count: a stranger who goes on asking must not use up what is left for others.
  for (const key of new Set([all, here])) await counters.giveBack('mails-an-hour', key)
  throw new TooManyMails(inAll.resetsInS)
}
