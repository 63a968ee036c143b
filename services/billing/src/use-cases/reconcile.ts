import { crashPoint } from '@selah/kit/crash'
import { withoutWords } from '../clients/stripe/sdk.ts'
import { customerRepository } from '../db/customer-repository.ts'
import { reconciliationRepository } from '../db/reconciliation-repository.ts'
import { stripeEventRepository } from '../db/stripe-event-repository.ts'
import type { Paying } from './paying.ts'
import { seeCustomer } from './see-customer.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** An event may appear in the list a while after it was created. */
const OVERLAP_MS = 60 * 60 * 1000
/** As far back as Stripe's list of events reaches. */
const REACH_MS = 30 * DAY_MS
/** Of those nobody has looked at for a day, so that everybody is looked at in turn, events or not. */
const UNSEEN_MAX = 50

export interface Reconciled {
  /** Events that no webhook had told of. */
  readonly missed: number
  /** Customers that were looked at. */
  readonly looked: number
  /** People whose entitlement was wrong. */
  readonly mended: number
}

/**
 * Reads Stripe's list of events since the last time, looks at every customer in an event that no webhook told of, and at
 * some of those that were not looked at for long. Safe to run twice, and in several processes at
 * once. A run that fails begins at the same place the next time.
 */
export async function reconcile(deps: Paying): Promise<Reconciled> {
  const { db, now, payments } = deps
  const startedAt = now()
  const last = await reconciliationRepository.find(db)
  const since = last ? last.readUntil.getTime() - OVERLAP_MS : startedAt.getTime() - REACH_MS
  const customers = new Set<string>()
  let missed = 0
  for await (const event of payments.listEvents(new Date(since))) {
    if (!(await stripeEventRepository.insert(db, event, startedAt))) continue
    missed += 1
    const customer = event.customerId ?? (event.chargeId && (await payments.customerOfCharge(event.chargeId)))
    if (customer) customers.add(customer)
    if (customer && !event.customerId) await stripeEventRepository.setCustomer(db, event.id, customer)
  }
  crashPoint('billing.afterListing')
  const unseenSince = new Date(startedAt.getTime() - DAY_MS)
  for (const id of await customerRepository.listUnseen(db, unseenSince, UNSEEN_MAX)) customers.add(id)
  const mended = await lookAtAll(deps, customers, (error, customerId) =>
    deps.log.warn({ err: withoutWords(error), customerId }, 'customer not looked at: in the next run again'),
  )
  await reconciliationRepository.store(db, startedAt, now())
  const reconciled = { missed, looked: customers.size, mended }
  deps.log.info(reconciled, 'reconciled with Stripe')
  return reconciled
}

/** Looks at one person alone, without Stripe's list. */
export async function reconcilePerson(deps: Paying, userId: string): Promise<Reconciled> {
  const customers = (await customerRepository.listOf(deps.db, userId)).map(({ id }) => id)
  return { missed: 0, looked: customers.length, mended: await lookAtAll(deps, customers, rethrow) }
}

/** One who cannot be looked at holds up nobody else. Returns how many entitlements were wrong. */
async function lookAtAll(
  deps: Paying,
  customers: Iterable<string>,
  onFailure: (error: unknown, customer: string) => void,
): Promise<number> {
  let mended = 0
  for (const customer of customers) {
    try {
      if ((await seeCustomer(deps, customer))?.changed) mended += 1
    } catch (error) {
      onFailure(error, customer)
    }
  }
  return mended
}

function rethrow(error: unknown): never {
  throw error
}
