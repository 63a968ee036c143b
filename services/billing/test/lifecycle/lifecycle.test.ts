import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fromBinary } from '@bufbuild/protobuf'
import { jetstream } from '@nats-io/jetstream'
import { createPool } from '@selah/kit/db'
import { connectNats } from '@selah/kit/events/nats'
import { createLogger } from '@selah/kit/log'
import { eventually } from '@selah/kit/testing/eventually'
import { startTestNats } from '@selah/kit/testing/nats'
import { testServiceKey } from '@selah/kit/testing/people'
import { createServiceDatabase, people } from '@selah/kit/testing/service'
import { EntitlementChanged, streamOf } from '@selah/proto/events'
import { startSandbox } from '@selah/sandbox/testing'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { service } from '../../src/service.ts'
import { type Announced, announcedIn, SECRET } from '../harness.ts'
import { startBadPostman } from './bad-postman.ts'
import { doSomething, type World } from './people.ts'
import { FOLDER, startSlot } from './processes.ts'
import { isPremiumAtStripe } from './stripe-truth.ts'

const EVENTS = 1_000
/** Every one of the service, and those of kit that its work passes. */
const CRASH_POINTS = [
  [
    'billing.afterWebhook#5',
    'billing.afterPicture#3',
    'billing.beforeCommit#3',
    'billing.afterCommit#3',
    'outbox.afterPublish#3',
  ],
  [
    'billing.afterReserve#2',
    'billing.afterCustomer#1',
    'billing.afterSession#2',
    'tx.beforeCommit#9',
    'billing.afterListing',
  ],
] as const

// Stripe's truth is the measure: whatever was lost, doubled, late, or killed in between, a reconciliation later every
// person has what they pay for, nobody has paid twice, and each change was announced once.
test('entitlement is Stripe’s truth after a thousand events, lost messages and killed processes', {
  timeout: 400_000,
}, async () => {
  await using opened = new AsyncDisposableStack()
  const nats = opened.use(await startTestNats())
  const database = opened.use(await createServiceDatabase(service))
  const identity = opened.use(await people.serve())
  const sandbox = opened.use(await startSandbox())
  const env = {
    DATABASE_URL: database.url,
    NATS_URL: nats.url,
    IDENTITY_URL: identity.url,
    TOKEN_ISSUER: people.issuer,
    SERVICE_PRIVATE_KEY: testServiceKey('billing'),
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_API_URL: sandbox.stripeUrl,
    STRIPE_WEBHOOK_SECRET: SECRET,
  }
  const slots = await Promise.all(CRASH_POINTS.map((points) => startSlot(env, points)))
  for (const slot of slots) opened.use(slot)
  const targets = slots.map(({ url }) => url)
  const postman = opened.use(await startBadPostman(targets, seeded(2)))
  await sandbox.stripe('PUT', '/webhook-endpoint', { url: postman.url, secret: SECRET })
  const { hostname, port } = new URL(sandbox.stripeUrl)
  const stripe = new Stripe('sk_test_sandbox', { host: hostname, port, protocol: 'http', telemetry: false })
  const world: World = { stripe, sandbox, targets, random: seeded(1), userIds: [] }

  while (
    postman.counts().sent < EVENTS ||
    slots.some(({ deaths }, at) => deaths.length < (CRASH_POINTS[at]?.length ?? 0))
  ) {
    await doSomething(world)
  }
  await Promise.all(slots.map(({ settled }) => settled))
  await sandbox.stripe('POST', '/settled')
  await postman.settled()
  await promisify(execFile)(process.execPath, ['src/operator.ts', 'reconcile'], {
    cwd: FOLDER,
    env: { ...process.env, ...env },
  })

  const pool = createPool({ url: database.url, max: 2, log: createLogger('test', 'silent') })
  opened.defer(() => pool.end())
  await eventually('everything handled', async () => (await waiting(pool)) === 0)
  const { rows } = await pool.query<{ user_id: string; premium: boolean }>(
    'select user_id, premium from entitlements',
  )
  const known = new Map(rows.map((row) => [row.user_id, row.premium]))
  const wrong: string[] = []
  for (const userId of world.userIds) {
    const isKnown = known.get(userId) ?? false
    const isPaid = await isPremiumAtStripe(stripe, userId)
    if (isKnown !== isPaid) wrong.push(`${userId}: premium ${isKnown}, at Stripe ${isPaid}`)
  }
  expect(wrong).toEqual([])
  expect(slots.flatMap(({ deaths }) => deaths)).toEqual(CRASH_POINTS.flat())
  expect(postman.counts().dropped).toBeGreaterThan(EVENTS / 20)
  expect(await doublySubscribed(stripe)).toEqual([])
  const announced = (await announcedIn(pool)).filter(({ subject }) => subject === EntitlementChanged.subject)
  expect(gapsOf(announced)).toEqual([])
  await eventually('everything announced', async () => (await unpublished(pool)) === 0)
  expect(await announcedTo(nats.url)).toEqual(announced.map(changeOf).toSorted())
  const last = new Map(announced.map(({ data }) => [String(data.userId), data.premium]))
  expect([...known].filter(([userId, premium]) => premium !== (last.get(userId) ?? false))).toEqual([])
})

const changeOf = ({ data }: Announced) => `${data.userId} ${data.version}`

/** The changes of entitlement as they lie in the stream, for everybody who listens: whose, and which version. */
async function announcedTo(natsUrl: string): Promise<string[]> {
  const nats = await connectNats(natsUrl, 'reader', createLogger('reader', 'silent'))
  try {
    const all = await jetstream(nats).consumers.get(streamOf(EntitlementChanged).name)
    const { num_pending: total } = await all.info()
    const changes: string[] = []
    for await (const message of await all.fetch({ max_messages: total, expires: 30_000 })) {
      if (!message.subject.startsWith(EntitlementChanged.subject)) continue
      const { userId, version } = fromBinary(EntitlementChanged.schema, message.data)
      changes.push(`${userId} ${version}`)
    }
    return changes.toSorted()
  } finally {
    await nats.close()
  }
}

async function unpublished(pool: ReturnType<typeof createPool>): Promise<number> {
  const { rowCount } = await pool.query('select from outbox where published_at is null')
  return rowCount ?? 0
}

/** People for whom a version is missing, was announced twice, or changed nothing. */
function gapsOf(announced: readonly Announced[]): string[] {
  const byPerson = Map.groupBy(announced, ({ data }) => String(data.userId))
  return [...byPerson].flatMap(([userId, changes]) => {
    const sorted = changes.map(({ data }) => data).toSorted((a, b) => Number(a.version) - Number(b.version))
    const isWhole = sorted.every(({ version }, at) => Number(version) === at + 1)
    const isChange = sorted.every(
      ({ premium, plan }, at) =>
        premium !== (sorted[at - 1]?.premium ?? false) || plan !== (sorted[at - 1]?.plan ?? ''),
    )
    return isWhole && isChange ? [] : [userId]
  })
}

/** Customers and people with two subscriptions that are not over: somebody would be charged twice. */
async function doublySubscribed(stripe: Stripe): Promise<string[]> {
  const owners: string[] = []
  for await (const { metadata } of stripe.subscriptions.list({ limit: 100 }))
    owners.push(metadata.user_id ?? '')
  return owners.filter((owner, at) => owners.indexOf(owner) !== at)
}

async function waiting(pool: ReturnType<typeof createPool>): Promise<number> {
  const { rowCount } = await pool.query('select from stripe_events where handled_at is null')
  return rowCount ?? 0
}

/** The same numbers in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
