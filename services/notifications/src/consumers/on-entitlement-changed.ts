import { consumer } from '@selah/kit/events/inbox'
import { EntitlementChanged } from '@selah/proto/events'
import { psalmRepository } from '../db/psalm-repository.ts'

/** The daily Psalm comes with the yearly plan. Events come in any order: an older one changes nothing. */
export const onEntitlementChanged = consumer({
  name: 'notifications-on-entitlement-changed',
  event: EntitlementChanged,

  async handle(tx, { userId, version, premium, plan }) {
    const entitled = premium && plan === 'yearly'
    await psalmRepository.setEntitlement(tx, userId, { version: Number(version), entitled }, new Date())
  },
})
