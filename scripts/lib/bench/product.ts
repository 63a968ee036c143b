import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../local-servers/free-port.ts'
import { takeDataFolder } from '../stack/data-folder/data-folder.ts'
import { keepSecrets } from '../stack/data-folder/secrets.ts'
import { ensureDatabases } from '../stack/databases.ts'
import { startInfrastructure } from '../stack/infrastructure.ts'
import { NAMES, PROCESS_NAMES, processes, type Surroundings } from '../stack/processes.ts'
import { type ServiceProcess, startService } from '../stack/service-process.ts'
import { createSupervisor } from '../stack/supervisor.ts'

/** The services and the gateway as the local stack runs them, on a folder of their own, without the page. */
export interface BenchProduct extends AsyncDisposable {
  readonly surroundings: Surroundings
  readonly urls: Readonly<Record<string, string>>
  /** Starts one more process like one of ours, told something else. */
  start(name: string, env: Record<string, string>): Promise<{ readonly url: string; readonly pid: number }>
}

const say = () => undefined

export async function startBenchProduct(): Promise<BenchProduct> {
  await using starting = new AsyncDisposableStack()
  const path = await mkdtemp(join(tmpdir(), 'selah-bench-'))
  starting.defer(() => rm(path, { recursive: true, force: true }))
  const folder = starting.use(await takeDataFolder(path, { fresh: false }))
  const secrets = await keepSecrets(folder.at('secrets.json'), {
    ...{ services: [...NAMES, 'gateway'], hasData: false, say },
  })
  const supervisor = starting.use(createSupervisor(say))
  const infrastructure = await startInfrastructure({ folder, secrets, supervisor, say }, {})
  const passwords = NAMES.map((service) => ({
    service,
    password: secrets.services[service]?.database ?? '',
  }))
  const databases = await ensureDatabases(infrastructure.databaseUrl, passwords, { fresh: false })
  const [ports, metricsPorts] = [await freePorts(), await freePorts()]
  const publicUrl = `http://localhost:${ports.gateway}`
  const mail = { smtp: 'smtp://127.0.0.1:1' }
  const surroundings: Surroundings = {
    ...{ publicUrl, ports, metricsPorts, infrastructure, mail, databases, secrets },
  }
  const { services, gateway } = processes(surroundings)
  const all = [...services, withoutPage(gateway)]
  const resources = starting.move()

  async function start(service: ServiceProcess) {
    const logFile = folder.at('logs', `${service.name}.log`)
    const running = await startService(service, { logFile, signal: new AbortController().signal })
    resources.defer(() => running.stop())
    return { url: service.url, pid: running.pid }
  }

  await Promise.all(all.map(start))
  return {
    surroundings,
    urls: Object.fromEntries(all.map(({ name, url }) => [name, url])),
    async start(name, env) {
      const known = all.find((each) => each.name === name)
      if (!known) throw new Error(`there is no process ${name}`)
      const url = `http://127.0.0.1:${await freePort()}`
      return start({ ...known, url, env: { ...known.env, METRICS_PORT: String(await freePort()), ...env } })
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

function withoutPage(gateway: ServiceProcess): ServiceProcess {
  return { ...gateway, env: { ...gateway.env, WEB_DIR: '' } }
}

async function freePorts(): Promise<Record<string, number>> {
  const ports = PROCESS_NAMES.map(async (name) => [name, await freePort()] as const)
  return Object.fromEntries(await Promise.all(ports))
}
