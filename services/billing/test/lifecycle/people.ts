import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { people } from '@selah/kit/testing/service'
import type { RunningSandbox } from '@selah/sandbox/testing'
import type Stripe from 'stripe'
import { isRefused } from '../../src/clients/stripe/sdk.ts'

export interface World {
  readonly stripe: Stripe
  readonly sandbox: RunningSandbox
  /** The processes of billing, which may be dead. */
  readonly targets: readonly string[]
  readonly random: () => number
  readonly userIds: string[]
}

/** Does one thing that a person, a bank or an operator may do. */
export async function doSomething(world: World): Promise<void> {
  const { userIds, stripe } = world
  if (userIds.length < 30 || world.random() < 0.02) return comeAndPay(world, newPerson(world))
  const userId = pick(world, userIds)
  const subscription = await liveOf(stripe, userId)
  if (!subscription) return comeAndPay(world, userId)
  await pick(world, ACTIONS)(world, subscription).catch(forgiveEnded)
}

/** Billing itself may have ended the subscription a moment ago, since its payment was given back. */
function forgiveEnded(error: unknown): void {
  if (!isRefused(error)) throw error
}

function newPerson({ userIds }: World): string {
  const userId = randomUUID()
  userIds.push(userId)
  return userId
}

export function pick<Item>({ random }: Pick<World, 'random'>, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

/** Goes to pay as a browser with two tabs does: asked twice at once, and again when an answer is lost. */
async function comeAndPay(world: World, userId: string): Promise<void> {
  const planType = pick(world, ['monthly', 'yearly'])
  const pages = await Promise.all([askForPage(world, userId, planType), askForPage(world, userId, planType)])
  for (const page of new Set(pages)) {
    // There is a subscription that Stripe has ended and nobody has told of: a person would be refused, and reload.
    if (page === undefined) continue
    await world.sandbox.stripe('POST', `/checkout/${page.split('/').at(-1)}/pay`, { number: CARD })
  }
}

const CARD = '4242424242424242'
const ATTEMPTS_MAX = 600

async function askForPage(world: World, userId: string, planType: string): Promise<string | undefined> {
  const authorization = `Bearer ${await people.tokenFor(userId)}`
  const headers = { authorization, 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify({ planType }) }
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const answer = await fetch(`${pick(world, world.targets)}/api/v1/create-checkout`, request).then(
      async (response) => ({ status: response.status, body: (await response.json()) as { url?: string } }),
      () => undefined,
    )
    if (answer?.status === 200) return answer.body.url
    if (answer?.status === 409) return undefined
    await wait(100)
  }
  throw new Error('nobody answers')
}

async function liveOf(stripe: Stripe, userId: string): Promise<Stripe.Subscription | undefined> {
  for await (const subscription of stripe.subscriptions.list({ limit: 100 })) {
    if (subscription.metadata.user_id === userId) return subscription
  }
  return undefined
}

type Action = (world: World, subscription: Stripe.Subscription) => Promise<unknown>

const become =
  (status: string): Action =>
  ({ sandbox }, { id }) =>
    sandbox.stripe('POST', `/subscriptions/${id}/become`, { status })

const chargeOf = async ({ stripe }: World, { customer }: Stripe.Subscription) => {
  const { data } = await stripe.charges.list({ customer: String(customer), limit: 100 })
  return data.find(({ refunded }) => !refunded)
}

const ACTIONS: readonly Action[] = [
  ({ stripe }, { id, cancel_at_period_end }) =>
    stripe.subscriptions.update(id, { cancel_at_period_end: !cancel_at_period_end }),
  ({ stripe }, { id, items }) => {
    const [item] = items.data
    const price = item?.price.id === 'price_monthly' ? 'price_yearly' : 'price_monthly'
    return stripe.subscriptions.update(id, { items: [{ id: item?.id ?? '', price }] })
  },
  ({ stripe }, { id }) => stripe.subscriptions.cancel(id),
  ...['active', 'active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'].map(become),
  async (world, subscription) => {
    const charge = await chargeOf(world, subscription)
    if (charge) await world.stripe.refunds.create({ charge: charge.id, amount: 1 })
  },
  async (world, subscription) => {
    const charge = await chargeOf(world, subscription)
    if (charge) await world.stripe.refunds.create({ charge: charge.id })
  },
  async (world, subscription) => {
    const charge = await chargeOf(world, subscription)
    if (charge && !charge.disputed) await world.sandbox.stripe('POST', `/charges/${charge.id}/dispute`)
  },
  async (world) => {
    const open = (await world.stripe.disputes.list({ limit: 100 })).data.filter(
      ({ status }) => status === 'needs_response',
    )
    const status = pick(world, ['won', 'lost'])
    if (open.length > 0)
      await world.sandbox.stripe('POST', `/disputes/${pick(world, open).id}/close`, { status })
  },
  ({ stripe, random }, { customer }) =>
    random() < 0.2 ? stripe.customers.del(String(customer)) : Promise.resolve(),
]
