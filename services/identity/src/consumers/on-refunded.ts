import { consumer } from '@selah/kit/events/inbox'
import { Refunded } from '@selah/proto/events'
import { v7 as uuidv7 } from 'uuid'
import { mailRepository } from '../db/mail-repository.ts'
import { userRepository } from '../db/user-repository.ts'

/** A mail server that is away for a weekend delays this and does not lose it. */
const USEFUL_MS = 7 * 24 * 60 * 60 * 1000

/** A payment was given back: its person is told, at the address they have when the mail is sent. */
export const onRefunded = consumer({
  name: 'identity-on-refunded',
  event: Refunded,

  async handle(tx, { userId, amount, currency }) {
    // Their account may be gone: then there is nobody to tell.
    if (!(await userRepository.findById(tx, userId))) return
    const now = new Date()
    await mailRepository.insert(tx, {
      ...{ id: uuidv7(), userId, kind: 'refunded', dueAt: now, createdAt: now },
      facts: { kind: 'refunded', amount: Number(amount), currency },
      expiresAt: new Date(now.getTime() + USEFUL_MS),
    })
  },
})
