import { consumer } from '@selah/kit/events/inbox'
import { EntitlementChanged } from '@selah/proto/events'
import { quotaRepository } from '../db/quota-repository.ts'
import { planNamed } from '../domain/quota.ts'

/** A person's plan has begun, changed or ended. Events come in any order: an older one changes nothing. */
export const onEntitlementChanged = consumer({
  name: 'prayers-on-entitlement-changed',
  event: EntitlementChanged,

  async handle(tx, { userId, version, premium, plan, earlyAccess }) {
    const word = { version: Number(version), premium, plan: planNamed(plan), earlyAccess }
    await quotaRepository.setEntitlement(tx, userId, word)
  },
})
