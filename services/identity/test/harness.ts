import { generateKeyPairSync, type webcrypto } from 'node:crypto'
import { fromBinary } from '@bufbuild/protobuf'
import { TEST_VAULT_KEYS } from '@selah/kit/testing/people'
import { startTestService } from '@selah/kit/testing/service'
import { startWorker } from '@selah/kit/worker'
import { EVENTS } from '@selah/proto/events'
import { AuthClient } from '@supabase/auth-js'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import type { IdentityDeps } from '../src/deps.ts'
import { service } from '../src/service.ts'
import { sendMails } from '../src/workers/send-mails.ts'
import { startInbox } from './inbox.ts'

export const PASSWORD = 'still waters 23'
export const PUBLIC_URL = 'http://localhost:8080'
export const ISSUER = `${PUBLIC_URL}/auth/v1`

type Settings = Record<string, string>
type ClientOptions = Partial<ConstructorParameters<typeof AuthClient>[0]>

/** Identity on a real port and a database of its own, with the event bus left out: events are read in the outbox. */
export async function startIdentity(overrides: Settings = {}, fakes: Partial<IdentityDeps> = {}) {
  const lifetime = new AsyncDisposableStack()
  const signingKeys = testSigningKeys()
  const inbox = lifetime.use(await startInbox())
  const clock = { aheadMs: 0 }
  const now = () => new Date(Date.now() + clock.aheadMs)
  const { app, deps, databaseUrl, logged } = lifetime.use(
    await startTestService(service, {
      settings: {
        ...localSettings(),
        SIGNING_KEYS: encodeKeys(signingKeys),
        SMTP_URL: inbox.smtpUrl,
        ...overrides,
      },
      base: { now },
      deps: fakes,
    }),
  )
  const mails = { name: 'send mails', everyMs: deps.config.MAIL_POLL_MS, run: () => sendMails(deps) }
  lifetime.use(startWorker({ ...mails, log: deps.log }))
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `${origin}/auth/v1`
  const db = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  // The database is dropped right after: a goodbye may cross with the server's own.
  db.on('error', () => undefined)
  lifetime.defer(() => db.end())

  return {
    deps,
    origin,
    inbox,
    url,
    signingKeys,
    openApi: () => app.swagger(),
    databaseUrl,
    /** Everything the service has logged so far. */
    logs: logged,
    /** Looks into the database, or changes it behind the service's back. */
    query: async (sql: string, values: unknown[] = []) => (await db.query(sql, values)).rows,
    /** Moves the service's clock. */
    passTime: (ms: number) => {
      clock.aheadMs += ms
    },
    /** An unmodified client, as a browser of its own. */
    client: (options: ClientOptions = {}) => authClient(url, options),
    /** A person who has just signed up, in a browser of their own. */
    async signedUp(email = newAddress(), options: ClientOptions = {}) {
      const client = authClient(url, options)
      const { data, error } = await client.signUp({
        email,
        password: PASSWORD,
        options: { data: { name: 'Ana' } },
      })
      if (error || !data.session) throw error ?? new Error('no session')
      return { client, email, session: data.session, userId: data.session.user.id }
    },
    /** What was announced, oldest first: the subject without the person, and the message. */
    async announced() {
      const { rows } = await db.query('select subject, key, payload from outbox order by seq')
      return rows.map(({ subject, key, payload }) => {
        const event = EVENTS.find((each) => subject === `${each.subject}.${key}`)
        if (!event) throw new Error(`no such event: ${subject}`)
        return { subject: event.subject, key, message: fromBinary(event.schema, payload) as object }
      })
    },
    [Symbol.asyncDispose]: () => lifetime.disposeAsync(),
  }
}

/** One identity for all tests of a `describe` that leave nothing behind which the others would notice. */
export function shareIdentity(overrides: Settings = {}): () => TestIdentity {
  let identity: TestIdentity
  beforeAll(async () => {
    identity = await startIdentity(overrides)
  })
  afterAll(() => identity[Symbol.asyncDispose]())
  return () => identity
}

export type TestIdentity = Awaited<ReturnType<typeof startIdentity>>

let addresses = 0
export function newAddress(): string {
  addresses += 1
  return `person-${process.pid}-${addresses}@example.com`
}

/** All settings of a process of its own. */
export function processSettings(databaseUrl: string): Settings {
  const servers = {
    DATABASE_URL: databaseUrl,
    NATS_URL: 'nats://127.0.0.1:1',
    SMTP_URL: 'smtp://127.0.0.1:1',
  }
  return { ENVIRONMENT: 'local', VAULT_KEYS: TEST_VAULT_KEYS, ...servers, ...localSettings() }
}

function localSettings(): Settings {
  return {
    PUBLIC_URL,
    TOKEN_ISSUER: ISSUER,
    SIGNUP_AUTOCONFIRM: 'true',
    RATE_LIMITS: 'local',
    MAIL_POLL_MS: '20',
  }
}

export interface TestSigningKeys {
  readonly keys: (webcrypto.JsonWebKey & { kid: string })[]
}

export function testSigningKeys(kid = 'key-1'): TestSigningKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    keys: [{ ...privateKey.export({ format: 'jwk' }), kid } as webcrypto.JsonWebKey & { kid: string }],
  }
}

export function encodeKeys(keys: TestSigningKeys): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url')
}

let browsers = 0
function authClient(url: string, options: ClientOptions): InstanceType<typeof AuthClient> {
  browsers += 1
  return new AuthClient({
    url,
    storageKey: `browser-${browsers}`,
    storage: memoryStorage(),
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    ...options,
  })
}

export function memoryStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
