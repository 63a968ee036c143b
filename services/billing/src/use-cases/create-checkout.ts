import { crashPoint } from '@selah/kit/crash'
import { withTx } from '@selah/kit/db'
import { v4 as uuidv4 } from 'uuid'
import { type Checkout, checkoutRepository } from '../db/checkout-repository.ts'
import { type Customer, customerRepository } from '../db/customer-repository.ts'
import { entitlementRepository } from '../db/entitlement-repository.ts'
import type { BillingDeps } from '../deps.ts'
import type { PlanType } from '../domain/entitlement.ts'
import { isLive } from '../domain/picture.ts'
import { AlreadySubscribed, CheckoutUnavailable, PriceMismatch } from '../errors.ts'
import { closeCheckout } from './close-checkout.ts'
import { ensureCustomer, type Payer } from './ensure-customer.ts'
import { openCheckout } from './open-checkout.ts'
import { askingStripe, type Paying, requirePayments } from './paying.ts'
import { seeCustomer } from './see-customer.ts'

export interface AskedCheckout extends Payer {
  readonly planType: PlanType
  /** What the page showed; the server decides the price (D-01). */
  readonly priceId?: string | undefined
}

type Plan = BillingDeps['plans'][number]

/** Stripe keeps a page open for 30 minutes at least, and remembers a key for 24 hours. */
const OPEN_MS = 60 * 60 * 1000
/** A page that is handed out again stays open for as long as a payment takes. */
const LEFT_MIN_MS = 10 * 60 * 1000
/** One that Stripe may not have opened yet has to end half an hour later at least, and a request takes a moment. */
const LEFT_UNOPENED_MIN_MS = 35 * 60 * 1000
const ATTEMPTS_MAX = 3

/**
 * The address where a person pays for a plan. However often and from however many tabs it is asked for, one page at most
 * can be paid. Throws PriceMismatch, AlreadySubscribed, PlansClosed and CheckoutUnavailable.
 */
export async function createCheckout(given: BillingDeps, asked: AskedCheckout): Promise<string> {
  const deps = requirePayments(given)
  const plan = deps.plans.find(({ planType }) => planType === asked.planType)
  if (!plan || (asked.priceId !== undefined && asked.priceId !== plan.priceId)) throw new PriceMismatch()
  return askingStripe(CheckoutUnavailable, async () => {
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
      const url = await findPage(deps, asked, plan)
      if (url) return url
    }
    throw new CheckoutUnavailable(new Error('Stripe opens no page'))
  })
}

/** Undefined where what is known was old: a page is closed or paid, or the customer forgotten. Then it is tried again. */
async function findPage(deps: Paying, asked: AskedCheckout, plan: Plan): Promise<string | undefined> {
  const customer = await ensureCustomer(deps, asked)
  const checkout = await reserve(deps, customer, { plan: plan.planType, priceId: plan.priceId })
  if (!checkout) throw await alreadySubscribed(deps, customer)
  // Before the new page can be opened, nobody may be able to pay on the old one.
  for (const replaced of await checkoutRepository.listReplaced(deps.db, customer.userId)) {
    if (await closeCheckout(deps, replaced)) return undefined
  }
  // Nobody is led to a page that asks for another price than ours.
  if (!checkout.sessionId && !(await deps.isPriceRight(plan))) throw new CheckoutUnavailable()
  const session = await openCheckout(deps, checkout)
  if (session?.status === 'open' && session.url) return session.url
  if (session?.status === 'complete') await seeCustomer(deps, customer.id)
  await checkoutRepository.setStatus(deps.db, checkout.id, 'over')
  if (!session) await customerRepository.markDeleted(deps.db, customer.id, deps.now())
  return undefined
}

/** The one checkout of a person that may be open, for this plan. Undefined for somebody who has a subscription. */
async function reserve(
  deps: Paying,
  { id: customerId, userId }: Customer,
  sold: Pick<Checkout, 'plan' | 'priceId'>,
): Promise<Checkout | undefined> {
  const checkout = await withTx(deps.pool, async (tx) => {
    const createdAt = deps.now()
    await entitlementRepository.lock(tx, userId, createdAt)
    const subscriptions = await customerRepository.listSubscriptions(tx, userId)
    if (subscriptions.some(isLive)) return undefined
    const open = await checkoutRepository.findOpen(tx, userId)
    if (open && isFor(open, { customerId, ...sold }) && isLongEnough(open, createdAt)) return open
    if (open) await checkoutRepository.setStatus(tx, open.id, 'replaced')
    const expiresAt = new Date(createdAt.getTime() + OPEN_MS)
    return checkoutRepository.insert(tx, { id: uuidv4(), userId, customerId, ...sold, createdAt, expiresAt })
  })
  crashPoint('billing.afterReserve')
  return checkout
}

function isFor(open: Checkout, wanted: Pick<Checkout, 'customerId' | 'plan' | 'priceId'>): boolean {
  const { customerId, plan, priceId } = wanted
  return open.customerId === customerId && open.plan === plan && open.priceId === priceId
}

function isLongEnough({ expiresAt, sessionId }: Checkout, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() >= (sessionId ? LEFT_MIN_MS : LEFT_UNOPENED_MIN_MS)
}

/** The refusal, with the address where the subscription can be changed if Stripe says one. */
async function alreadySubscribed({ payments, log }: Paying, { id, userId }: Customer): Promise<Error> {
  const portalUrl = await payments.openPortal(id).catch(() => undefined)
  log.info({ userId }, 'checkout refused: there is a subscription')
  return new AlreadySubscribed(portalUrl)
}
