import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { loadConfig } from '@selah/kit/config'
import { createLogger } from '@selah/kit/log'
import { startProcess } from '@selah/kit/service/start'
import { createTestDatabase, type TestDatabase } from '@selah/kit/testing/database'
import { startTestNats } from '@selah/kit/testing/nats'
import { TEST_VAULT_KEYS, testServiceKey } from '@selah/kit/testing/people'
import { type ServiceProcess, startServiceProcess } from '@selah/kit/testing/service-process'
import { SERVICES as REGISTERED, type ServiceName, urlSettingOf } from '@selah/registry'
import { freePort } from '@selah/scripts/local-servers/free-port'
import { inject } from 'vitest'
import { settings } from '../src/config.ts'
import { service as gateway } from '../src/service.ts'
import { type AskOptions, ask, type Reply } from './ask.ts'
import { holdToDocument } from './operations.ts'

const SERVICES = join(import.meta.dirname, '../../services')
const PUBLIC_URL = 'http://localhost:8080'

export interface StackPerson {
  readonly id: string
  readonly email: string
  readonly headers: Record<string, string>
  /** One request with this person's bearer; a body that is no string is sent as JSON. */
  ask(path: string, given?: Omit<AskOptions, 'body'> & { body?: unknown }): Promise<Reply>
}

/**
 * The gateway in front of the real services, each its own process, with limits wide open. `more` is what they are told
 * besides.
 */
export async function startStack(more: Readonly<Record<string, string>> = {}) {
  // Ends what has been started when something else does not start.
  await using lifetime = new AsyncDisposableStack()
  const nats = lifetime.use(await startTestNats())
  const port = await freePort()
  const ports = new Map<string, number>([['gateway', port]])
  for (const { name } of REGISTERED) ports.set(name, await freePort())
  const everybody = {
    ENVIRONMENT: 'local',
    LOG_LEVEL: 'error',
    PUBLIC_URL,
    TOKEN_ISSUER: `${PUBLIC_URL}/auth/v1`,
    NATS_URL: nats.url,
    VAULT_KEYS: TEST_VAULT_KEYS,
    TRUSTED_CALLERS: [...ports].map(([name, at]) => `${name}=http://127.0.0.1:${at}`).join(','),
    RATE_LIMITS: 'local',
    STOP_KEY: 'a secret that never changes',
    ...more,
  }
  const databases = new Map<string, TestDatabase>()
  const processes = new Map<string, ServiceProcess>()
  const startAgain = new Map<string, (env: Record<string, string>) => Promise<ServiceProcess>>()
  const start = async (name: string, settings: Record<string, string>) => {
    const folder = join(SERVICES, name)
    const database = lifetime.use(await createTestDatabase(join(folder, 'migrations')))
    const keys = { SERVICE_PRIVATE_KEY: testServiceKey(name), DATABASE_URL: database.url }
    databases.set(name, database)
    const told = { ...everybody, ...keys, ...settings, PORT: String(ports.get(name)) }
    const service = lifetime.use(await startServiceProcess(folder, told))
    startAgain.set(name, (env) => startServiceProcess(folder, { ...told, ...env }))
    processes.set(name, service)
    const isReady = await fetch(`${service.url}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    )
    if (!isReady) throw new Error(`${name} did not start:\n${service.output()}`)
    return service
  }

  const identity = await start('identity', {
    SIGNING_KEYS: signingKeys(),
    SMTP_URL: 'smtp://127.0.0.1:1',
    SIGNUP_AUTOCONFIRM: 'true',
  })
  const others = REGISTERED.filter(({ name }) => name !== 'identity').map(
    async ({ name }) => [name, await start(name, { IDENTITY_URL: identity.url })] as const,
  )
  const services = [['identity', identity] as const, ...(await Promise.all(others))]
  const config = loadConfig(settings, {
    ...everybody,
    ...Object.fromEntries(services.map(([name, { url }]) => [urlSettingOf(name), url])),
    REDIS_URL: inject('redisUrl'),
    SERVICE_PRIVATE_KEY: testServiceKey('gateway'),
  })
  const log = createLogger('gateway', 'silent')
  const app = await startProcess(gateway, gateway.processes.main, { config, log, lifetime })
  await app.listen({ host: '127.0.0.1', port })
  lifetime.defer(() => app.close())

  const all = lifetime.move()
  return {
    ask: (path: string, given: AskOptions = {}) => askByDocument(port, path, given),
    signUp: () => signUp(port),
    databaseOf(service: ServiceName): TestDatabase {
      const database = databases.get(service)
      if (!database) throw new Error(`${service} has no database`)
      return database
    },
    natsUrl: nats.url,
    process(service: ServiceName): ServiceProcess {
      const found = processes.get(service)
      if (!found) throw new Error(`${service} has no process`)
      return found
    },
    /** Kills a service, if it still runs, and starts it at the same address; `env` is what this process is told besides. */
    async restart(service: ServiceName, env: Record<string, string> = {}): Promise<void> {
      await processes.get(service)?.kill('SIGKILL')
      const started = await startAgain.get(service)?.(env)
      if (started) processes.set(service, all.use(started))
    },
    /** What the services logged at level error, for a failing test to print. */
    errors: () => [...processes.values()].map((service) => service.output()).join(''),
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}

async function askByDocument(port: number, path: string, given: AskOptions): Promise<Reply> {
  const reply = await ask(port, path, given)
  holdToDocument(given.method ?? 'GET', path, reply)
  return reply
}

async function signUp(port: number): Promise<StackPerson> {
  const email = `${randomUUID()}@example.org`
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password: 'still waters 23' })
  const reply = await ask(port, '/auth/v1/signup', { method: 'POST', headers: json, body })
  if (reply.status !== 200) throw new Error(`sign-up answered ${reply.status}: ${reply.text}`)
  const headers = { authorization: `Bearer ${reply.json.access_token}` }
  return {
    id: reply.json.user.id,
    email,
    headers,
    ask: (path, { body, ...given } = {}) => {
      const content = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
      const all = { ...(content !== undefined && json), ...given.headers, ...headers }
      return askByDocument(port, path, {
        ...given,
        headers: all,
        ...(content !== undefined && { body: content }),
      })
    },
  }
}

function signingKeys(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const keys = [{ ...privateKey.export({ format: 'jwk' }), kid: 'test', alg: 'ES256', use: 'sig' }]
  return Buffer.from(JSON.stringify({ keys })).toString('base64url')
}
