import type { TProperties } from 'typebox'
import { loadConfig } from '../config.ts'
import type { App } from '../http/app.ts'
import { createLogger, type Logger } from '../log.ts'
import { buildApp } from '../service/app.ts'
import type { ConfigOf, ServiceDefinition } from '../service/definition.ts'
import { type Base, type Need, openNeeds } from '../service/needs.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { TEST_VAULT_KEYS, type TestIssuer, testIssuer, testServiceKey } from './people.ts'

export interface TestServiceOptions<Name extends Need, Deps> {
  /** Beside the settings that every test has. */
  readonly settings?: Readonly<Record<string, string>>
  /** Share one database between several processes of the service. */
  readonly databaseUrl?: string | undefined
  /** In place of what kit opens. */
  readonly base?: Partial<Base<Name>>
  /** In place of what the service makes. */
  readonly deps?: Partial<Deps>
}

export interface TestService<Name extends Need, Own extends TProperties, Deps> extends AsyncDisposable {
  /** Not yet listening. */
  readonly app: App
  readonly config: ConfigOf<Name, Own>
  readonly deps: Deps
  readonly databaseUrl: string
  /** Everything that was logged so far. */
  logged(): string
}

/** A fresh database with a service's tables, for tests that start it themselves or more than once. */
export async function createServiceDatabase({
  name,
  migrations,
}: Pick<ServiceDefinition, 'name' | 'migrations'>): Promise<TestDatabase> {
  if (!migrations) throw new Error(`${name} has no database`)
  return createTestDatabase(migrations)
}

/** Signs people in; every service that is started here believes it. */
export const people: TestIssuer = testIssuer()

/** A service's main process inside this one, on a database of its own, without NATS and background work. */
export async function startTestService<Name extends Need, Own extends TProperties, Deps extends object>(
  definition: ServiceDefinition<Name, Own, Deps>,
  options: TestServiceOptions<Name, Deps> = {},
): Promise<TestService<Name, Own, Deps>> {
  await using opened = new AsyncDisposableStack()
  const { name } = definition
  const databaseUrl = options.databaseUrl ?? opened.use(await createServiceDatabase(definition)).url
  const config = loadConfig(definition.settings, {
    ENVIRONMENT: 'local',
    LOG_LEVEL: 'debug',
    DATABASE_URL: databaseUrl,
    NATS_URL: 'nats://127.0.0.1:1',
    VAULT_KEYS: TEST_VAULT_KEYS,
    IDENTITY_URL: 'http://127.0.0.1:1',
    TOKEN_ISSUER: people.issuer,
    SERVICE_PRIVATE_KEY: testServiceKey(name),
    ...options.settings,
  })
  definition.check?.(config)
  const lines: string[] = []
  const { LOG_LEVEL } = config as { LOG_LEVEL: string }
  const log: Logger = createLogger(name, LOG_LEVEL, { write: (line) => void lines.push(line) })
  const base = await openNeeds(definition, config, log, opened)
  const known = { personKeys: people.keys, ...options.base }
  const made = await definition.createDeps({ ...base, ...known }, config, opened)
  const deps = { ...made, ...options.deps }
  const app = await buildApp(name, definition.processes.main, deps)
  opened.defer(() => app.close())
  const lifetime = opened.move()
  return {
    app,
    config,
    deps,
    databaseUrl,
    logged: () => lines.join(''),
    [Symbol.asyncDispose]: () => lifetime.disposeAsync(),
  }
}
