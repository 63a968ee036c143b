import { createPool } from '@selah/kit/db'
import { createLogger } from '@selah/kit/log'
import { eventually } from '@selah/kit/testing/eventually'
import { expect } from 'vitest'
import type { Reply } from './ask.ts'
import type { StackPerson, startStack } from './stack.ts'

type Stack = Awaited<ReturnType<typeof startStack>>

/** So that an erasure is not waited for: nothing else is under way in these tests. */
export const SETTLE_AT_ONCE = { ERASURE_SETTLE_MS: '200' }

/** Where a person who did everything is found. */
export const PLACES = [
  ...['identities', 'mails', 'outbox', 'sessions', 'users'].map((table) => `identity: public.${table}`),
  ...['generations', 'outbox', 'person_keys', 'prayers', 'quotas', 'reports', 'shares'].map(
    (table) => `prayers: public.${table}`,
  ),
  'analytics: public.activities',
  'notifications: public.letter_subscribers',
  'stream IDENTITY',
  'stream PRAYERS',
]

/** A person of whom every service keeps something. */
export async function somebodyWithEverything(stack: Stack): Promise<StackPerson> {
  const person = await stack.signUp()
  const request = { category: 'Healing', mood: 'Anxious', situation: `Write to ${person.email}.` }
  const send = (path: string, body: object) => inTime(() => person.ask(path, { method: 'POST', body }))
  const generated = await send('/api/v1/generate-prayer', request)
  const { generation_id } = generated.json
  const saved = await send('/api/v1/prayers', { generation_id, keep_situation: true })
  const path = `/api/v1/prayers/${saved.json.id}`
  const shared = await person.ask(`${path}/share`, { method: 'PUT', body: {} })
  expect(shared.status, shared.text).toBeLessThan(300)
  const report = { reason: 'other', words: `Ask ${person.email}.`, with_prayer: true }
  await person.ask(`/api/v1/generations/${generation_id}/report`, { method: 'PUT', body: report })
  await person.ask('/api/v1/me', { method: 'PATCH', body: { name: 'Ana', timezone: 'Europe/Lisbon' } })
  await send('/api/v1/newsletter', { email: person.email, source: 'footer_form' })
  await signIn(stack, person.email)
  // The mail server does not answer: the mail waits in the queue.
  await post(stack, '/auth/v1/recover', JSON.stringify({ email: person.email }))
  await eventually('her habits', async () => {
    const { json } = await person.ask('/api/v1/analytics')
    // One more where a prayer was asked for again because its answer came too late.
    return json.activities.length >= 3
  })
  return person
}

/** Asks again while a busy machine lets a service answer too late. */
function inTime(ask: () => Promise<Reply>): Promise<Reply> {
  return eventually('an answer', async () => {
    const reply = await ask()
    if (reply.status === 503) return undefined
    expect(reply.status, reply.text).toBeLessThan(300)
    return reply
  })
}

/** Deletes an account; returns the id of the erasure. */
export async function erase(person: StackPerson): Promise<string> {
  const reply = await person.ask('/api/v1/delete-user', { method: 'POST' })
  expect(reply.status, reply.text).toBe(202)
  return reply.json.erasure_id
}

/** Deletes an account whose service may die before it answers: the erasure is then found in its database. */
export function eraseDespiteKill(stack: Stack, person: StackPerson): Promise<string> {
  return eventually('an erasure', async () => {
    const reply = await person.ask('/api/v1/delete-user', { method: 'POST' })
    return reply.status === 202 ? reply.json.erasure_id : erasureOf(stack, person.id)
  })
}

async function erasureOf(stack: Stack, userId: string): Promise<string | undefined> {
  const { url } = stack.databaseOf('identity')
  const pool = createPool({ url, max: 1, log: createLogger('test', 'silent') })
  try {
    const { rows } = await pool.query('select id from erasures where user_id = $1', [userId])
    return rows[0]?.id
  } finally {
    await pool.end()
  }
}

export interface State {
  readonly state: string
  readonly services: readonly { readonly name: string; readonly erased_at?: string }[]
}

/** The services that hold nothing more. */
export function answered({ services }: State): string[] {
  return services.filter(({ erased_at }) => erased_at).map(({ name }) => name)
}

/** Waits for the end of an erasure. */
export function done(stack: Stack, erasureId: string): Promise<State> {
  return eventually(
    `the end of the erasure; the services said:\n${stack.errors()}`,
    async () => {
      const { json } = await stack.ask(`/api/v1/erasures/${erasureId}`)
      return json.state === 'done' && (json as State)
    },
    45_000,
  )
}

export function post(stack: Stack, path: string, body: string) {
  return stack.ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

export function signIn(stack: Stack, email: string) {
  return post(
    stack,
    '/auth/v1/token?grant_type=password',
    JSON.stringify({ email, password: 'still waters 23' }),
  )
}
