import { crashPoint } from '@selah/kit/crash'
import { type Customer, customerRepository } from '../db/customer-repository.ts'
import type { Paying } from './paying.ts'

export interface Payer {
  readonly userId: string
  /** From their access token, for Stripe's receipts. It is not kept here. */
  readonly email: string
}

/** A person's customer at Stripe; made once, however often and at once it is asked for. */
export async function ensureCustomer(deps: Paying, { userId, email }: Payer): Promise<Customer> {
  const { db, payments, now } = deps
  const known = await customerRepository.findLive(db, userId)
  if (known) return known
  const number = await customerRepository.countDeleted(db, userId)
  const id = await payments.createCustomer({ userId, email, number })
  crashPoint('billing.afterCustomer')
  await customerRepository.insert(db, { id, userId, createdAt: now() })
  const made = await customerRepository.findLive(db, userId)
  if (!made) throw new Error('the customer was deleted as soon as they were made')
  return made
}
