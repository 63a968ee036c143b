import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '../../problem.mjs'
import type { PrayerRequest, SamplePerson } from './sample-people.ts'

const ATTEMPTS_MAX = 8

/**
 * Makes the sample people through the public API, as their browsers would. Somebody who is there already is left as
 * they are, so it may run twice. Returns how many are new.
 */
export async function seedPeople(
  url: string,
  people: readonly SamplePerson[],
  signal?: AbortSignal,
): Promise<number> {
  const made = await Promise.all(people.map((person) => seedPerson(url, person, signal)))
  return made.filter(Boolean).length
}

async function seedPerson(url: string, person: SamplePerson, signal?: AbortSignal): Promise<boolean> {
  const { name, email, password } = person
  const signUp = await post(`${url}/auth/v1/signup`, { email, password, data: { name } }, { signal })
  if (signUp.status === 422) return false
  const { access_token: token } = await bodyOf<{ access_token: string }>(signUp)
  // One after the other: a person has one prayer written at a time, and the journal keeps the order.
  for (const request of person.prayers) await pray(url, token, request, signal)
  return true
}

async function pray(url: string, token: string, request: PrayerRequest, signal?: AbortSignal): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
  const written = await post(`${url}/api/v1/generate-prayer`, request, { headers, signal })
  const { generation_id } = await bodyOf<{ generation_id: string }>(written)
  const saved = await post(`${url}/api/v1/prayers`, { generation_id }, { headers, signal })
  await bodyOf(saved)
}

interface PostOptions {
  readonly headers?: Record<string, string>
  readonly signal?: AbortSignal | undefined
}

/** A machine that is busy with its first start may say 503 and for how long: then it is asked again. */
async function post(url: string, body: unknown, { headers, signal }: PostOptions): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: signal ?? null,
    })
    if (response.status !== 503 || attempt === ATTEMPTS_MAX) return response
    await response.body?.cancel()
    const seconds = Number(response.headers.get('retry-after')) || 1
    await wait(seconds * 1_000, undefined, { signal })
  }
}

async function bodyOf<Body>(response: Response): Promise<Body> {
  if (response.ok) return (await response.json()) as Body
  const answer = await response.text()
  throw new Problem(
    `The sample people could not be made: ${new URL(response.url).pathname} answered ${response.status}. ${answer}`,
    'npm start -- --logs (shows what the services say about it)',
  )
}
