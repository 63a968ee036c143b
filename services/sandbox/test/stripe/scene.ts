import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { type RunningSandbox, startSandbox } from '../../src/testing.ts'

/** The real SDK, pointed at the sandbox. */
export function sdk(url: string, options: Partial<Stripe.StripeConfig> = {}): Stripe {
  const { hostname, port } = new URL(url)
  const host = { host: hostname, port, protocol: 'http', telemetry: false } as const
  return new Stripe('sk_test_sandbox', { ...host, maxNetworkRetries: 0, ...options })
}

export const SECRET = 'whsec_test'

export interface StripeScene extends AsyncDisposable {
  readonly sandbox: RunningSandbox
  readonly stripe: Stripe
  /** Events that came by webhook and whose signature was ours, in the order of their arrival. */
  readonly events: Stripe.Event[]
  /** How many webhooks came with a signature that was not ours. */
  forged(): number
  /** A customer who has paid for a plan. */
  subscribed(card?: string): Promise<{ customer: string; subscription: Stripe.Subscription }>
  settle(): Promise<void>
}

/** A sandbox with an endpoint that takes its webhooks; the first `refuses` of them get a 500. */
export async function startScene({ refuses = 0 } = {}): Promise<StripeScene> {
  const sandbox = await startSandbox()
  const stripe = sdk(sandbox.stripeUrl)
  const events: Stripe.Event[] = []
  let [forged, refusals] = [0, refuses]
  const endpoint = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    response.statusCode = refusals-- > 0 ? 500 : 200
    try {
      const event = stripe.webhooks.constructEvent(body, request.headers['stripe-signature'] ?? '', SECRET)
      if (response.statusCode === 200) events.push(event)
    } catch {
      forged += 1
    }
    response.end()
  })
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
  const { port } = endpoint.address() as AddressInfo
  await sandbox.stripe('PUT', '/webhook-endpoint', { url: `http://127.0.0.1:${port}`, secret: SECRET })
  return {
    sandbox,
    stripe,
    events,
    forged: () => forged,
    async subscribed(number = '4242424242424242') {
      const { id: customer } = await stripe.customers.create({ email: 'ana@example.com' })
      const session = await stripe.checkout.sessions.create(checkoutOf(customer))
      await sandbox.stripe('POST', `/checkout/${session.id}/pay`, { number })
      const [subscription] = (await stripe.subscriptions.list({ customer })).data
      if (!subscription) throw new Error('nothing was subscribed to')
      return { customer, subscription }
    },
    settle: async () => void (await sandbox.stripe('POST', '/settled')),
    async [Symbol.asyncDispose]() {
      await sandbox[Symbol.asyncDispose]()
      endpoint.close()
    },
  }
}

export function checkoutOf(customer: string, price = 'price_monthly'): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'subscription',
    customer,
    line_items: [{ price, quantity: 1 }],
    success_url: 'http://localhost:8080/thank-you?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:8080/pricing',
  }
}
