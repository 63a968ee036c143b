import { withTx } from '@selah/kit/db'
import { normalEmailAddress } from '@selah/kit/email-address'
import { letterSubscriberRepository } from '../../db/letter-subscriber-repository.ts'
import type { NotificationsDeps } from '../../deps.ts'
import { NotAnAddress } from '../../errors.ts'

/** A congregation may share one network, so it has many. */
const CONFIRMATIONS_A_DAY = { perAddress: 3, perCaller: 30 }

export interface Joining {
  readonly email: string
  readonly source: string
  /** The network the request comes from. */
  readonly caller: string
}

/**
 * Asks the owner of an address whether they want the letter. Says nothing about the address: known, unknown, suppressed
 * and asked too often are all the same here. Throws `invalid_address`.
 */
export async function joinLetter({ hashes, now, pool }: NotificationsDeps, joining: Joining): Promise<void> {
  const email = deliverable(joining.email)
  const row = {
    ...{ email, source: joining.source, now: now() },
    emailHash: hashes.of('address', email),
    callerHash: hashes.of('caller', joining.caller),
  }
  await withTx(pool, (tx) => letterSubscriberRepository.join(tx, row, CONFIRMATIONS_A_DAY))
}

/** Mail leaves the machine: a domain without a dot is nobody's. */
function deliverable(given: string): string {
  const email = normalEmailAddress(given)
  if (!email || !/@.+\..+$/.test(email)) throw new NotAnAddress()
  return email
}
