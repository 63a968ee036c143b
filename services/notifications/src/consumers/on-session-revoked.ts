import { consumer } from '@selah/kit/events/inbox'
import { SessionRevoked } from '@selah/proto/events'
import { pushSubscriptionRepository } from '../db/push-subscription-repository.ts'

/** A browser whose session has ended shows no more notifications of its person. */
export const onSessionRevoked = consumer({
  name: 'notifications-on-session-revoked',
  event: SessionRevoked,

  async handle(tx, { userId, sessionId }) {
    await pushSubscriptionRepository.removeOfSession(tx, userId, sessionId)
  },
})
