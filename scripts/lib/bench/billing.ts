import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { BenchProduct } from './product.ts'
import type { Row } from './row.ts'

const PEOPLE = 300
/** More than a small product sells on its best day. */
const PER_SECOND = 5
const LOOK_EVERY_MS = 50
/** `BENCH_OUTAGE_S=600` for the ten minutes of the promise; the pauses between attempts stop growing after 16 s. */
const OUTAGE_S = Number(process.env.BENCH_OUTAGE_S ?? 60)
const AFTER_OUTAGE_MAX_S = 120

/** From a payment at Stripe, which its sandbox plays, until the page of its person says that they are premium. */
export async function measureBilling(product: BenchProduct): Promise<Row[]> {
  const people: Payer[] = []
  while (people.length < PEOPLE + PEOPLE / 3) people.push(await signUp(product))
  const times = await payInTurn(product, people.slice(0, PEOPLE))
  const p99 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN
  const late = await payWhileAway(product, people.slice(PEOPLE))
  return [
    { work: 'payment to premium, p99', unit: 's', ours: p99 / 1000, bound: { atMost: 5 } },
    {
      work: `premium after ${OUTAGE_S} s without Stripe, the last of ${PEOPLE / 3}`,
      unit: 's',
      ours: late / 1000,
      bound: { atMost: 30 },
    },
  ]
}

interface Payer {
  readonly headers: { readonly authorization: string }
}

/** An account of identity's, whose profile `/me` reads. */
async function signUp({ urls }: BenchProduct): Promise<Payer> {
  const { access_token } = await send(`${urls.gateway}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${randomUUID()}@example.org`, password: 'still waters 23' }),
  })
  return { headers: { authorization: `Bearer ${access_token}` } }
}

async function payInTurn(product: BenchProduct, people: readonly Payer[]): Promise<number[]> {
  const under = people.map(async (person, turn) => {
    await delay((turn * 1000) / PER_SECOND)
    await pay(product, await openCheckout(product, person))
    return untilPremium(product, person, performance.now())
  })
  return Promise.all(under)
}

/** Milliseconds from Stripe's return until the last of those who paid meanwhile is premium. */
async function payWhileAway(product: BenchProduct, people: readonly Payer[]): Promise<number> {
  const pages: string[] = []
  for (const person of people) pages.push(await openCheckout(product, person))
  await setKnobs(product, [{ knob: 'error-500' }])
  for (const page of pages) await pay(product, page)
  await delay(OUTAGE_S * 1000)
  await setKnobs(product, [])
  const back = performance.now()
  return Math.max(...(await Promise.all(people.map((person) => untilPremium(product, person, back)))))
}

/** The id of the page where a person pays. */
async function openCheckout({ urls }: BenchProduct, { headers }: Payer): Promise<string> {
  const { url } = await send(`${urls.gateway}/api/v1/create-checkout`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ planType: 'monthly' }),
  })
  return String(url).split('/').at(-1) ?? ''
}

async function pay({ urls }: BenchProduct, page: string): Promise<void> {
  await send(`${urls.sandbox}/stripe/checkout/${page}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number: '4242424242424242' }),
  })
}

async function untilPremium({ urls }: BenchProduct, { headers }: Payer, since: number): Promise<number> {
  while (performance.now() - since < AFTER_OUTAGE_MAX_S * 1000) {
    const usage = await send(`${urls.gateway}/api/v1/me`, { headers }).catch(() => undefined)
    if (usage?.premium_status) return performance.now() - since
    await delay(LOOK_EVERY_MS)
  }
  throw new Error(`somebody who has paid is not premium after ${AFTER_OUTAGE_MAX_S} s`)
}

async function setKnobs({ urls }: BenchProduct, stripe: readonly { knob: string }[]): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await send(`${urls.sandbox}/knobs`, { method: 'PUT', headers, body: JSON.stringify({ stripe }) })
}

async function send(url: string, request: RequestInit): Promise<Record<string, unknown>> {
  const response = await fetch(url, request)
  const text = await response.text()
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}: ${text}`)
  return text === '' ? {} : JSON.parse(text)
}
