import type { Db } from '@selah/kit/db'
import { letterSendRepository } from '../db/letter-send-repository.ts'
import { letterSubscriberRepository } from '../db/letter-subscriber-repository.ts'
import { psalmRepository } from '../db/psalm-repository.ts'
import type { NotificationsDeps } from '../deps.ts'

/** What a person takes with them of the letter and the daily Psalm. The letter is found by their address of today. */
export async function exportLetters(deps: NotificationsDeps, userId: string) {
  const { db, findPerson, hashes } = deps
  const member = await psalmRepository.find(db, userId)
  const person = await findPerson(userId)
  return {
    psalm_mails: member ? { enabled: member.enabled, next_psalm: member.nextPsalm } : null,
    letter: person?.email ? await letterOf(db, hashes.of('address', person.email)) : null,
  }
}

async function letterOf(db: Db, emailHash: Uint8Array) {
  const subscriber = await letterSubscriberRepository.findByAddress(db, emailHash)
  if (!subscriber) return null
  const sends = await letterSendRepository.listSent(db, subscriber.id)
  return {
    ...{ state: subscriber.state, source: subscriber.source },
    asked_at: subscriber.createdAt.toISOString(),
    confirmed_at: subscriber.confirmedAt?.toISOString() ?? null,
    unsubscribed_at: subscriber.unsubscribedAt?.toISOString() ?? null,
    issues: sends.map(({ issue, state, sentAt }) => ({
      ...{ issue, state },
      sent_at: sentAt?.toISOString() ?? null,
    })),
  }
}
