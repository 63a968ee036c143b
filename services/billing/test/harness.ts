import { randomUUID } from 'node:crypto'
import { fromBinary } from '@bufbuild/protobuf'
import { dbOf, type Pool } from '@selah/kit/db'
import { outbox } from '@selah/kit/events/schema'
import type { App } from '@selah/kit/http/app'
import { testCaller } from '@selah/kit/testing/people'
import { people, startTestService } from '@selah/kit/testing/service'
import { EVENTS } from '@selah/proto/events'
import { type RunningSandbox, startSandbox } from '@selah/sandbox/testing'
import { asc } from 'drizzle-orm'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import Stripe from 'stripe'
import { service } from '../src/service.ts'
import type { Paying } from '../src/use-cases/paying.ts'
import { handleStripeEvents } from '../src/workers/handle-stripe-events.ts'

export const SECRET = 'whsec_first'
const OLD_SECRET = 'whsec_second'
export const DAY_S = 24 * 60 * 60

export interface Person {
  readonly userId: string
  post(path: string, payload?: object): Promise<LightMyRequestResponse>
}

export interface Announced {
  readonly subject: string
  readonly data: Record<string, unknown>
}

export interface TestBilling extends AsyncDisposable {
  readonly app: App
  readonly deps: Paying
  readonly pool: Pool
  readonly databaseUrl: string
  readonly sandbox: RunningSandbox
  /** The real SDK, to look at what Stripe has. */
  readonly stripe: Stripe
  logged(): string
  somebody(userId?: string): Person
  internal(url: string, caller?: string): Promise<LightMyRequestResponse>
  /** Events of the outbox that are ours, oldest first. */
  announced(): Promise<Announced[]>
  /** Waits until the webhooks are sent and worked on. */
  settle(): Promise<void>
  /** Moves the clocks of Stripe and of the service. */
  pass(days: number): Promise<void>
  /** A person who has paid for a plan on Stripe's page, and whose webhooks are worked on. */
  subscriber(options?: { readonly card?: string; readonly planType?: string }): Promise<Subscriber>
  /** Pays on the page that an answer of `create-checkout` leads to. */
  pay(url: string, card?: string): Promise<unknown>
}

export interface Subscriber extends Person {
  readonly customer: string
  readonly subscription: string
}

export interface BillingOptions {
  readonly settings?: Readonly<Record<string, string>>
  readonly databaseUrl?: string
  readonly sandbox?: RunningSandbox
  /** Stripe's webhooks reach the service. */
  readonly webhooks?: boolean
}

/** The service on a real database of its own, before a Stripe of its own, without NATS and background work. */
export async function startBilling(options: BillingOptions = {}): Promise<TestBilling> {
  await using opened = new AsyncDisposableStack()
  const sandbox = options.sandbox ?? opened.use(await startSandbox())
  const gateway = await testCaller('gateway')
  const stranger = await testCaller('stranger')
  let aheadMs = 0
  const now = () => new Date(Date.now() + aheadMs)
  const billing = opened.use(
    await startTestService(service, {
      databaseUrl: options.databaseUrl,
      settings: {
        STRIPE_SECRET_KEY: 'sk_test_sandbox',
        STRIPE_API_URL: sandbox.stripeUrl,
        STRIPE_WEBHOOK_SECRET: `${SECRET},${OLD_SECRET}`,
        ...options.settings,
      },
      base: { callers: new Map([['gateway', gateway.keys]]), now },
    }),
  )
  const { app, databaseUrl, logged } = billing
  const deps = billing.deps as Paying
  const { pool } = deps
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  if (options.webhooks ?? true) {
    await sandbox.stripe('PUT', '/webhook-endpoint', { url: `${url}/api/v1/webhooks/stripe`, secret: SECRET })
  }
  // A connection that was opened and never used would hold up the end of the app until it times out.
  opened.defer(async () => {
    await sandbox.stripe('PUT', '/webhook-endpoint', { url: '', secret: '' })
    await sandbox.stripe('POST', '/settled')
    app.server.closeAllConnections()
  })
  const { hostname, port } = new URL(sandbox.stripeUrl)
  const stripe = new Stripe('sk_test_sandbox', { host: hostname, port, protocol: 'http', telemetry: false })
  const send = (token: string, request: InjectOptions) =>
    app.inject({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } })
  const settle = async () => {
    await sandbox.stripe('POST', '/settled')
    while ((await handleStripeEvents(deps)) > 0);
  }
  const pay = (page: string, number = '4242424242424242') =>
    sandbox.stripe('POST', `/checkout/${page.split('/').at(-1)}/pay`, { number })
  const somebody = (userId: string = randomUUID()): Person => ({
    userId,
    post: async (path, payload) =>
      send(await people.tokenFor(userId, { email: `${userId}@example.com` }), {
        method: 'POST',
        url: `/api/v1${path}`,
        ...(payload && { payload }),
      }),
  })
  const lifetime = opened.move()
  return {
    ...{ app, deps, pool, databaseUrl, sandbox, stripe, logged, settle, pay, somebody },
    internal: async (path, caller = 'gateway') => {
      const { identity } = caller === 'gateway' ? gateway : stranger
      return send(await identity.tokenFor('billing'), { method: 'GET', url: path })
    },
    announced: () => announcedIn(pool),
    async pass(days) {
      aheadMs += days * DAY_S * 1000
      await sandbox.stripe('POST', '/clock', { seconds: Math.round(days * DAY_S) })
      await settle()
    },
    async subscriber({ card, planType = 'monthly' } = {}) {
      const person = somebody()
      const { url: page } = (await person.post('/create-checkout', { planType })).json()
      await pay(page, card)
      await settle()
      const [customer] = (
        await deps.db.execute<{ id: string }>(`select id from customers where user_id = '${person.userId}'`)
      ).rows
      const [subscription] = (await stripe.subscriptions.list({ customer: customer?.id ?? '' })).data
      return { ...person, customer: customer?.id ?? '', subscription: subscription?.id ?? '' }
    },
    [Symbol.asyncDispose]: () => lifetime.disposeAsync(),
  }
}

export async function announcedIn(pool: Pool): Promise<Announced[]> {
  const rows = await dbOf(pool).select().from(outbox).orderBy(asc(outbox.seq))
  return rows.map(({ subject, payload }) => {
    const name = subject.split('.').slice(0, -1).join('.')
    const event = EVENTS.find((each) => each.subject === name)
    if (!event) throw new Error(`${name} is not in the catalogue`)
    const { $typeName: _, ...data } = fromBinary(event.schema, payload) as unknown as Record<string, unknown>
    return { subject: name, data }
  })
}

/** How often each kind was announced. */
export function counted(announced: readonly Announced[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { subject } of announced) counts[subject] = (counts[subject] ?? 0) + 1
  return counts
}
