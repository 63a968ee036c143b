import { fileURLToPath } from 'node:url'
import { dbOf, type Pool } from '@selah/kit/db'
import { outbox } from '@selah/kit/events/schema'
import type { App } from '@selah/kit/http/app'
import { testCaller } from '@selah/kit/testing/people'
import { people, startTestService } from '@selah/kit/testing/service'
import { composerWriter } from '@selah/prayer-engine/composer'
import type { PrayerWriter } from '@selah/prayer-engine/writer'
import { asc, sql } from 'drizzle-orm'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { Value } from 'typebox/value'
import type { PrayersDeps } from '../src/deps.ts'
import { GenerationStateEventView } from '../src/http/generations/generation-resource.schemas.ts'
import { GenerationEventView } from '../src/http/generations/generations.schemas.ts'
import { createStreamSlots, type StreamLimits } from '../src/http/generations/stream-slots.ts'
import { service } from '../src/service.ts'

export const prayersFolder = fileURLToPath(new URL('..', import.meta.url))

const NEVER_REACHED_MS = 60_000

export interface PrayersOptions {
  readonly writers?: readonly PrayerWriter[]
  /** Share one database between several processes of the service. */
  readonly databaseUrl?: string
  readonly now?: () => Date
  readonly freeModelPrayersDailyMax?: number
  readonly isLabOpen?: boolean
  readonly poolMax?: number
  readonly billingUrl?: string
  readonly writingsMax?: number
  readonly streams?: Partial<StreamLimits>
}

export interface Person {
  readonly userId: string
  request(options: InjectOptions): Promise<LightMyRequestResponse>
}

export interface TestPrayers extends AsyncDisposable {
  readonly app: App
  readonly deps: PrayersDeps
  readonly pool: Pool
  readonly databaseUrl: string
  /** Everything that was logged so far. */
  logged(): string
  as(userId: string): Person
  /** An access token, for a request over a socket. */
  tokenOf(userId: string): Promise<string>
  /** A request of the service `gateway` to /internal. */
  internal(url: string): Promise<LightMyRequestResponse>
  /** Subjects of the outbox, without the person's id at the end. */
  announced(): Promise<string[]>
}

/** The prayers service on a real database of its own, without NATS and background work. */
export async function startPrayers(options: PrayersOptions = {}): Promise<TestPrayers> {
  const gateway = await testCaller('gateway')
  const { streams, isLabOpen, freeModelPrayersDailyMax, now } = options
  const prayers = await startTestService(service, {
    databaseUrl: options.databaseUrl,
    settings: {
      ...(options.billingUrl !== undefined && { BILLING_URL: options.billingUrl }),
      ...(options.poolMax !== undefined && { DATABASE_POOL_MAX: String(options.poolMax) }),
      ...(options.writingsMax !== undefined && { WRITINGS_MAX: String(options.writingsMax) }),
    },
    base: { callers: new Map([['gateway', gateway.keys]]), ...(now && { now }) },
    deps: {
      writers: options.writers ?? [composerWriter],
      eventLoopDelayMaxMs: NEVER_REACHED_MS,
      ...(freeModelPrayersDailyMax !== undefined && { freeModelPrayersDailyMax }),
      ...(isLabOpen !== undefined && { isLabOpen }),
      ...(streams && { streams: createStreamSlots({ perPersonMax: 20, perProcessMax: 1_000, ...streams }) }),
    },
  })
  const { app, deps, databaseUrl, logged } = prayers
  const { pool } = deps
  const send = async (token: string, request: InjectOptions) =>
    app.inject({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } })
  return {
    app,
    deps,
    pool,
    databaseUrl,
    logged,
    tokenOf: (userId) => people.tokenFor(userId),
    as: (userId) => ({ userId, request: async (request) => send(await people.tokenFor(userId), request) }),
    internal: async (url) => send(await gateway.identity.tokenFor('prayers'), { method: 'GET', url }),
    async announced() {
      const rows = await dbOf(pool).select({ subject: outbox.subject }).from(outbox).orderBy(asc(outbox.seq))
      return rows.map(({ subject }) => subject.split('.').slice(0, -1).join('.'))
    },
    [Symbol.asyncDispose]: () => prayers[Symbol.asyncDispose](),
  }
}

export const askForPeace = {
  method: 'POST',
  url: '/api/v1/generate-prayer',
  payload: {
    category: 'Peace',
    mood: 'Anxious',
    situation: 'My mother has surgery tomorrow and I cannot sleep',
  },
} as const satisfies InjectOptions

/** A prayer in the journal; the limit is lifted so that a test can have many. */
export async function keep(prayers: TestPrayers, person: Person, request: object = {}, saving: object = {}) {
  await dbOf(prayers.pool).execute(sql`
    insert into quotas (user_id, premium) values (${person.userId}, true) on conflict (user_id) do update set premium = true`)
  const generated = await person.request({ ...askForPeace, payload: { ...askForPeace.payload, ...request } })
  const payload = { generation_id: generated.json().generation_id, ...saving }
  return (await person.request({ method: 'POST', url: '/api/v1/prayers', payload })).json()
}

/** What the person's quota row says. */
export async function usage(
  prayers: TestPrayers,
  userId: string,
): Promise<{ used: number; reserved: number }> {
  const { rows } = await dbOf(prayers.pool).execute<{ used: number; reserved: number }>(
    sql`select used, reserved from quotas where user_id = ${userId}`,
  )
  return rows[0] ?? { used: 0, reserved: 0 }
}

/** A writer whose prayer waits until the test lets it go on. */
export function heldWriter(): PrayerWriter & { release(): void; reached: Promise<void> } {
  const gate = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  return {
    name: 'openai',
    release: () => gate.resolve(),
    reached: reached.promise,
    async *write(task, signal) {
      reached.resolve()
      await Promise.race([gate.promise, aborted(signal)])
      signal.throwIfAborted()
      yield* composerWriter.write(task, signal)
    },
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}

/** A writer whose first sentence is all that comes before it is cancelled. */
export function dwellingWriter(): PrayerWriter {
  return {
    name: 'openai',
    async *write(_task, signal) {
      yield { kind: 'words', part: 'address', text: 'Lord, you hear me tonight.' }
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      signal.throwIfAborted()
    },
  }
}

/** A writer that fails after the composer's first sentences. */
export function failingWriter(sentences: number): PrayerWriter {
  return {
    name: 'openai',
    async *write(task, signal) {
      let written = 0
      for await (const sentence of composerWriter.write(task, signal)) {
        if (written++ === sentences) break
        yield sentence
      }
      throw new Error('the model stopped half way')
    },
  }
}

export interface StreamEvent {
  readonly event: string
  readonly data: Record<string, unknown>
}

const EVENT_VIEWS = [GenerationEventView, GenerationStateEventView]

/** The events of a finished event stream. */
export function parseEvents(body: string): StreamEvent[] {
  return body
    .split('\n\n')
    .filter((block) => block.startsWith('event:'))
    .map((block) => {
      const [event = '', data = ''] = block.split('\n')
      const sent = { event: event.slice('event: '.length), data: JSON.parse(data.slice('data: '.length)) }
      const isNamed = EVENT_VIEWS.some((schema) => Value.Errors(schema, sent).length === 0)
      if (!isNamed) throw new Error(`the document does not name the event ${block}`)
      return sent
    })
}
