import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type StripeScene, startScene } from './scene.ts'

type Shape = Record<string, unknown>

// Fields that Stripe's published examples still have and its present API does not.
const GONE: Readonly<Record<string, readonly string[]>> = {
  charge: ['refunds'],
  invoice: ['subscription'],
  refund: ['destination_details'],
  dispute: ['payment_method_details'],
  subscription_item: ['plan'],
}

// Each object as the SDK reads it from the sandbox, beside Stripe's own example of it. The compiler checks them against the
// SDK's types where they are made (src/stripe/objects).
test('every object has the fields of Stripe’s own example, of the same types', async () => {
  const text = await readFile(join(import.meta.dirname, 'fixtures.json'), 'utf8')
  const examples: Record<string, Shape> = JSON.parse(text).resources
  await using scene = await startScene()

  const differences = (await objectsOf(scene)).flatMap((object) => {
    const kind = String(object.object)
    return compare(kind, object, examples[kind] ?? {})
  })

  expect(differences).toEqual([])
})

function compare(kind: string, object: Shape, example: Shape): string[] {
  return Object.entries(example).flatMap(([name, shown]) => {
    if (GONE[kind]?.includes(name)) return []
    if (!(name in object)) return [`${kind}.${name} is missing`]
    const ours = object[name]
    if (ours === null || shown === null || typeOf(ours) === typeOf(shown)) return []
    return [`${kind}.${name} is ${typeOf(ours)}, not ${typeOf(shown)}`]
  })
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value
}

/** One of each kind, as JSON. */
async function objectsOf({ sandbox, stripe, subscribed }: StripeScene): Promise<Shape[]> {
  const { customer, subscription } = await subscribed()
  const portal = await stripe.billingPortal.sessions.create({ customer })
  const [charge] = (await stripe.charges.list({ customer })).data
  await sandbox.stripe('POST', `/charges/${charge?.id}/dispute`)
  await stripe.refunds.create({ charge: charge?.id ?? '' })
  const paths = [
    'checkout/sessions',
    'customers',
    'events',
    'invoices',
    'invoice_payments',
    'prices',
    'refunds',
    'disputes',
  ]
  const lists = await Promise.all(
    [...paths, 'subscriptions', 'charges'].map((path) => raw(sandbox.stripeUrl, path)),
  )
  const intent = await raw(sandbox.stripeUrl, `payment_intents/${String(charge?.payment_intent)}`)
  const product = await raw(
    sandbox.stripeUrl,
    `products/${String(subscription.items.data[0]?.price.product)}`,
  )
  const ours = await raw(sandbox.stripeUrl, `subscriptions/${subscription.id}`)
  const [item] = (ours.items as { data: Shape[] }).data
  return [...lists.map(first), intent, product, item ?? {}, JSON.parse(JSON.stringify(portal))]
}

function first(list: Shape): Shape {
  const [object] = list.data as Shape[]
  if (!object) throw new Error(`${String(list.url)} is empty`)
  return object
}

async function raw(url: string, path: string): Promise<Shape> {
  const reply = await fetch(`${url}/v1/${path}`, { headers: { authorization: 'Bearer sk_test_sandbox' } })
  return (await reply.json()) as Shape
}
