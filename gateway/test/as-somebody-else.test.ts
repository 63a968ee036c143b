import { createECDH, randomUUID } from 'node:crypto'
import { eventually } from '@selah/kit/testing/eventually'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillPath, OPERATIONS, type Operation, type Schema } from './operations.ts'
import { type StackPerson, startStack } from './stack.ts'

const MARK = 'kumquat'
const SIGNED_IN = OPERATIONS.filter((operation) => operation.signedIn)
/** Browsers choose these ids, so one that Ana has is as good as any: it begins or ends something of the caller's own. */
const CHOOSES_ID = new Set([
  ...['putGeneration', 'deleteGeneration', 'subscribeToPush', 'unsubscribeFromPush'],
])
const [CHOOSING = [], WITH_IDS = []] = [true, false].map((chooses) =>
  SIGNED_IN.filter(({ path, operationId }) => path.includes('{') && CHOOSES_ID.has(operationId) === chooses),
)
/** The auth protocol sends a mail for this GET. */
const CHANGES = new Set(['reauthenticate'])
const READS = SIGNED_IN.filter(
  ({ path, method, operationId }) => method === 'GET' && !path.includes('{') && !CHANGES.has(operationId),
)
const WITHOUT_IDS = SIGNED_IN.filter(({ path }) => !path.includes('{'))

const vapid = createECDH('prime256v1')
vapid.generateKeys()
const PUSH = {
  VAPID_PUBLIC_KEY: vapid.getPublicKey('base64url'),
  VAPID_PRIVATE_KEY: vapid.getPrivateKey('base64url'),
  VAPID_SUBJECT: 'mailto:support@selah.example',
  PUSH_ENDPOINTS: 'any',
}

let stack: Awaited<ReturnType<typeof startStack>>
let ana: StackPerson
let bento: StackPerson
/** What is Ana's, by the names that parameters and fields of the API have for it. */
let anas: Record<string, string>

beforeAll(async () => {
  stack = await startStack(PUSH)
  ana = await stack.signUp()
  bento = await stack.signUp()
  const request = { category: 'Healing', mood: 'Anxious', situation: `The ${MARK} tree is ill.` }
  const generated = await ana.ask('/api/v1/generate-prayer', { method: 'POST', body: request })
  const saved = await ana.ask('/api/v1/prayers', {
    method: 'POST',
    body: { generation_id: generated.json.generation_id },
  })
  expect(saved.status, saved.text).toBe(201)
  const again = await ana.ask('/api/v1/generate-prayer', { method: 'POST', body: request })
  // Her habits learn of it through events; from here on nothing of hers changes by itself.
  await eventually('all of it', async () => (await ana.ask('/api/v1/analytics')).json.activities.length === 3)
  const reminder = await ana.ask('/api/v1/reminders', {
    method: 'POST',
    body: { time: '09:00', days_of_week: [1], timezone: 'Europe/Lisbon' },
  })
  expect(reminder.status, reminder.text).toBe(201)
  const subscriptionId = randomUUID()
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
  const subscribed = await ana.ask(`/api/v1/push/subscriptions/${subscriptionId}`, {
    method: 'PUT',
    body: { endpoint: `http://127.0.0.1:1/${MARK}`, keys },
  })
  expect(subscribed.status, subscribed.text).toBe(204)
  const sessionId = (await ana.ask('/api/v1/sessions')).json.items[0].id
  anas = {
    ...{ generationId: again.json.generation_id, prayerId: saved.json.id, userId: ana.id, sessionId },
    ...{ reminderId: reminder.json.id, subscriptionId },
  }
})
afterAll(() => stack?.[Symbol.asyncDispose]())

/** Throws for a name it does not know: a new parameter needs a row here: what is Ana's. */
function idOfAna(name: string): string {
  const id = anas[name]
  if (!id) throw new Error(`this test has nothing of Ana's for "${name}"`)
  return id
}

/** A value the schema would take, with Ana's ids wherever an id belongs. */
function aboutAna(schema: Schema, name = ''): unknown {
  if (schema.anyOf?.[0]) return aboutAna(schema.anyOf[0], name)
  if (schema.enum) return schema.enum[0]
  if (schema.format === 'uuid') return idOfAna(name.replace(/_id$/, 'Id'))
  if (name === 'timezone') return 'Europe/Lisbon'
  if (name === 'time') return '09:00'
  if (schema.format === 'date') return '2026-01-01'
  if (schema.format === 'date-time') return '2026-01-01T00:00:00Z'
  if (schema.type !== 'object') return schema.type === 'boolean' ? true : 'words'
  const all = Object.keys(schema.properties ?? {})
  // Where nothing is required, something may have to be there all the same.
  const names = schema.required ?? all.slice(0, 1)
  return Object.fromEntries(names.map((each) => [each, aboutAna(schema.properties?.[each] ?? {}, each)]))
}

/** Where the operation is, with everything it asks for in path and query. */
function addressOf({ path, parameters }: Operation): string {
  const asked = parameters.filter((each) => each.in === 'query' && each.required)
  const query = new URLSearchParams()
  for (const { name, schema } of asked) query.set(name, String(aboutAna(schema, name)))
  return `${fillPath(path, idOfAna)}?${query}`
}

function askAs(person: StackPerson, operation: Operation) {
  const body = operation.body && aboutAna(operation.body)
  return person.ask(addressOf(operation), { method: operation.method, ...(body !== undefined && { body }) })
}

/** Everything of Ana's that the API shows her. */
async function everythingOfAna() {
  const pages = await Promise.all(READS.map((operation) => ana.ask(addressOf(operation))))
  for (const page of pages) expect(page.status, page.text).toBe(200)
  return pages.map((page) => page.json)
}

describe('somebody else', () => {
  test.each(WITH_IDS)('cannot $operationId of Ana, nor learn that it exists', async (operation) => {
    const before = await everythingOfAna()

    const reply = await askAs(bento, operation)

    expect(reply.status).toBe(404)
    expect(reply.text).not.toContain(MARK)
    expect(await everythingOfAna()).toEqual(before)
  })

  test.each(CHOOSING)('gets by $operationId what any new id would give them', async (operation) => {
    const before = await everythingOfAna()
    const reply = await askAs(await stack.signUp(), operation)
    const fresh = { ...operation, path: fillPath(operation.path, () => randomUUID()) }
    const expected = await askAs(await stack.signUp(), fresh)

    const namesIn = (given: typeof reply) => Object.keys(given.json ?? {})
    expect([reply.status, namesIn(reply)]).toEqual([expected.status, namesIn(expected)])
    expect(reply.json?.found).toBe(expected.json?.found)
    expect(reply.text).not.toContain(MARK)
    expect(await everythingOfAna()).toEqual(before)
  })

  test.each(WITHOUT_IDS.filter(({ body }) => body))(
    'gets nothing of Ana by $operationId',
    async (operation) => {
      const before = await everythingOfAna()

      const reply = await askAs(bento, operation)

      for (const trace of [MARK, ana.email, ana.id, ...Object.values(anas)])
        expect(reply.text).not.toContain(trace)
      expect(await everythingOfAna()).toEqual(before)
    },
  )

  test.each(READS)('sees nothing of Ana in $operationId', async (operation) => {
    const reply = await askAs(bento, operation)

    expect(reply.status).toBe(200)
    for (const trace of [MARK, ana.email, ana.id, ...Object.values(anas)])
      expect(reply.text).not.toContain(trace)
  })
})

describe('somebody who is not signed in', () => {
  test.each(SIGNED_IN)('cannot $operationId', async (operation) => {
    const nobody: Record<string, string>[] = [{}, { authorization: 'Bearer nonsense' }]
    for (const headers of nobody) {
      const reply = await stack.ask(addressOf(operation), { method: operation.method, headers })

      expect([401, 403]).toContain(reply.status)
      expect(reply.text).not.toContain(MARK)
    }
  })
})

test('the document has both kinds of operations to try', () => {
  expect(WITH_IDS.length).toBeGreaterThan(0)
  expect(CHOOSING).toHaveLength(CHOOSES_ID.size)
  expect(WITHOUT_IDS.length).toBeGreaterThan(0)
})
