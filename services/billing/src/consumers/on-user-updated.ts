import { timestampDate } from '@bufbuild/protobuf/wkt'
import { consumer } from '@selah/kit/events/inbox'
import { UserUpdated } from '@selah/proto/events'
import { customerRepository } from '../db/customer-repository.ts'

/** Their address may have changed, which Stripe writes receipts to. */
export const onUserUpdated = consumer({
  name: 'billing-on-user-updated',
  event: UserUpdated,

  async handle(tx, { userId, updatedAt }) {
    await customerRepository.setPersonChanged(tx, userId, updatedAt ? timestampDate(updatedAt) : new Date())
  },
})
