import { crashPoint } from '@selah/kit/crash'
import { withTx } from '@selah/kit/db'
import { v4 as uuidv4 } from 'uuid'
import { isBroken } from '../clients/stripe/sdk.ts'
import { type Customer, customerRepository } from '../db/customer-repository.ts'
import { entitlementRepository } from '../db/entitlement-repository.ts'
import type { Paying } from './paying.ts'

export interface Payer {
  readonly userId: string
  /** From their access token, for Stripe's receipts. It is not kept here. */
  readonly email: string
}

/** A person's customer at Stripe; made once, however often and at once it is asked for. */
export async function ensureCustomer(deps: Paying, { userId, email }: Payer): Promise<Customer> {
  const { db, payments, now } = deps
  const customer = (await customerRepository.findLive(db, userId)) ?? (await makeCustomer(deps, userId))
  if (email === '' || customer.addressToldAt) return customer
  const toldAt = now()
  await payments.setAddress(customer.id, email)
  await customerRepository.setAddressTold(db, customer.id, toldAt)
  return customer
}

async function makeCustomer(deps: Paying, userId: string): Promise<Customer> {
  const { pool, db, payments, now } = deps
  const reserved = await withTx(pool, async (tx) => {
    await entitlementRepository.lock(tx, userId, now())
    const known = await customerRepository.findLive(tx, userId)
    return known ?? (await customerRepository.takeKey(tx, userId, uuidv4()))
  })
  if (typeof reserved !== 'string') return reserved
  const id = await payments.createCustomer({ userId, key: reserved }).catch(async (error: unknown) => {
    // One that was made all the same has no address, and nobody pays as them.
    if (isBroken(error)) await customerRepository.dropKey(db, reserved)
    throw error
  })
  crashPoint('billing.afterCustomer')
  return withTx(pool, async (tx) => {
    // Nobody may look between the two: no customer and no key would mean another customer.
    await entitlementRepository.lock(tx, userId, now())
    await customerRepository.insert(tx, { id, userId, createdAt: now() })
    await customerRepository.dropKey(tx, reserved)
    const made = await customerRepository.findLive(tx, userId)
    if (!made) throw new Error('the customer was deleted as soon as they were made')
    return made
  })
}
