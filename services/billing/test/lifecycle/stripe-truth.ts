import type Stripe from 'stripe'

/**
 * Whether a person is premium, read from Stripe itself by the rules as sentences: independent of how the service asks for
 * things and stores them. No clock is moved here, so that nothing has ended by the passing of time.
 */
export async function isPremiumAtStripe(stripe: Stripe, userId: string): Promise<boolean> {
  const customers: string[] = []
  for await (const { id, metadata, deleted } of stripe.customers.list({ limit: 100 })) {
    if (!deleted && metadata.user_id === userId) customers.push(id)
  }
  const paid = await Promise.all(customers.map((customer) => pays(stripe, customer)))
  const disputed = await Promise.all(customers.map((customer) => isDisputed(stripe, customer)))
  return paid.some(Boolean) && !disputed.some(Boolean)
}

async function pays(stripe: Stripe, customer: string): Promise<boolean> {
  const expand = ['data.latest_invoice.payments']
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', expand, limit: 100 })
  const giving = data.filter(({ status }) => ['active', 'trialing', 'past_due'].includes(status))
  const kept = await Promise.all(giving.map(async (each) => !(await isRefunded(stripe, each.latest_invoice))))
  return kept.some(Boolean)
}

async function isRefunded(stripe: Stripe, invoice: string | Stripe.Invoice | null): Promise<boolean> {
  if (!invoice || typeof invoice === 'string') throw new Error('the latest invoice was not expanded')
  const intent = invoice.payments?.data[0]?.payment.payment_intent
  const charges = await stripe.charges.list({ payment_intent: String(intent) })
  if (charges.data.some(({ paid, refunded }) => paid && refunded)) return true
  const disputes = await Promise.all(charges.data.map(({ id }) => stripe.disputes.list({ charge: id })))
  return disputes.flatMap(({ data }) => data).some(({ status }) => status === 'lost')
}

async function isDisputed(stripe: Stripe, customer: string): Promise<boolean> {
  const charges = await stripe.charges.list({ customer, limit: 100 })
  const disputes = await Promise.all(charges.data.map(({ id }) => stripe.disputes.list({ charge: id })))
  return disputes.flatMap(({ data }) => data).some(({ status }) => status === 'needs_response')
}
