import { existsSync } from 'node:fs'
import { freePort } from '../../local-servers/free-port.ts'
import { step } from '../steps.mjs'
import { takeDataFolder, turnLogs } from './data-folder/data-folder.ts'
import { requireRoom, watchDisk } from './data-folder/disk-watch.ts'
import { keepSecrets, type Secrets } from './data-folder/secrets.ts'
import type { Stack, StackDescription } from './data-folder/stack-file.ts'
import { ensureDatabases } from './databases.ts'
import { startInfrastructure } from './infrastructure.ts'
import { readable } from './log-view.ts'
import { openInbox } from './mail.ts'
import { requireFreePort } from './ports.ts'
import { primeCompileCache } from './prime-compile-cache.ts'
import { ENTRIES, NAMES, PROCESS_NAMES, processes, type Surroundings } from './processes.ts'
import { type ServiceProcess, startService } from './service-process.ts'
import type { StackOptions } from './stack-options.ts'
import { createSupervisor, type Supervised } from './supervisor.ts'
import { buildWeb, isWebStale } from './web/web-build.ts'

export interface StackContext {
  /** Takes everything that must end, in the order in which it may: what is added last ends first. */
  readonly resources: AsyncDisposableStack
  /** Ends what is still starting. */
  readonly interrupted: AbortSignal
  readonly say: (line: string) => void
  /** Where people reach the product, when that is not the gateway. */
  readonly publicUrl?: string
  /** Changes how services run, for example to watch their files. */
  readonly adapt?: (service: ServiceProcess) => ServiceProcess
}

/** Brings the whole product up on this machine; it ends with `context.resources`. */
export async function startStack(options: StackOptions, context: StackContext): Promise<Stack> {
  const { resources, interrupted } = context
  const folder = resources.use(await takeDataFolder(options.dataDir, options))
  await requirePorts(options)
  const hasData = existsSync(folder.at('postgres'))
  await requireRoom(folder, { first: !hasData && !process.env.DATABASE_URL })
  await turnLogs(folder)
  resources.use(watchDisk(folder, context.say))
  const secrets = await keepSecrets(folder.at('secrets.json'), {
    ...{ services: [...NAMES, 'gateway'], hasData, say: context.say },
  })

  const supervisor = resources.use(createSupervisor(context.say, interrupted))
  const primed = primeCompileCache(ENTRIES, interrupted)
  primed.catch(() => {})
  const infrastructure = await step('PostgreSQL, NATS and Redis', () =>
    startInfrastructure({ folder, secrets, supervisor, say: context.say }),
  )
  const mail = await openInbox({ folder, port: options.inboxPort, ...context })
  const { databaseUrl } = infrastructure
  const databases = await step('Databases', () => ensureDatabases(databaseUrl, passwords(secrets), options))
  interrupted.throwIfAborted()
  if (await isWebStale()) {
    await step('The page', () => buildWeb({ logFile: folder.at('logs', 'web.log'), signal: interrupted }))
  }

  const ports = await choosePorts(options.port)
  const publicUrl = context.publicUrl ?? process.env.PUBLIC_URL ?? `http://localhost:${ports.gateway}`
  const metricsPorts = await freePorts()
  const surroundings = {
    ...{ publicUrl, ports, metricsPorts, infrastructure, mail, databases, secrets },
    stripeState: folder.at('stripe-sandbox.json'),
  }
  const logsOf = (name: string) => ({
    logFile: folder.at('logs', `${name}.log`),
    onLine: options.showLogs ? (line: string) => context.say(readable(name, line)) : undefined,
  })
  const services = await step('Services', async () => {
    await primed
    return startServices(surroundings, context, logsOf)
  })
  return { folder, description: describe(surroundings, services) }
}

async function requirePorts({ port, inboxPort }: StackOptions): Promise<void> {
  if (port) await requireFreePort(port, 'the page', 'PORT')
  if (inboxPort && !process.env.SMTP_URL) await requireFreePort(inboxPort, 'the inbox', 'INBOX_PORT')
}

async function choosePorts(gateway: number): Promise<Surroundings['ports']> {
  const ports = await freePorts()
  return gateway ? { ...ports, gateway } : ports
}

async function freePorts(): Promise<Surroundings['ports']> {
  const ports = PROCESS_NAMES.map(async (name) => [name, await freePort()] as const)
  return Object.fromEntries(await Promise.all(ports))
}

function passwords(secrets: Secrets) {
  return NAMES.map((service) => ({ service, password: secrets.services[service]?.database ?? '' }))
}

/** The door opens last and closes first: a person who finds the page finds everything behind it. */
async function startServices(
  surroundings: Surroundings,
  { resources, interrupted, say, adapt = (service) => service }: StackContext,
  logsOf: (name: string) => { logFile: string; onLine: ((line: string) => void) | undefined },
): Promise<ServiceProcess[]> {
  const { services, gateway } = processes(surroundings)
  for (const layer of [services, [gateway]]) {
    const supervisor = resources.use(createSupervisor(say, interrupted))
    const supervised = layer.map(
      (service): Supervised => ({
        name: service.name,
        start: (signal) => startService(adapt(service), { ...logsOf(service.name), signal }),
      }),
    )
    await supervisor.start(supervised)
  }
  return [...services, gateway]
}

function describe(surroundings: Surroundings, services: readonly ServiceProcess[]): StackDescription {
  const { publicUrl, metricsPorts, mail, databases, infrastructure } = surroundings
  const { nats, natsReadonly, redis } = infrastructure
  return {
    url: publicUrl,
    ...mail,
    services: Object.fromEntries(services.map(({ name, url }) => [name, url])),
    metrics: Object.fromEntries(
      Object.entries(metricsPorts).map(([name, port]) => [name, `http://127.0.0.1:${port}/metrics`]),
    ),
    ...{ databases, nats, natsReadonly, redis },
    pid: process.pid,
  }
}
