import { command } from '../../lib/command.ts'
import { takeDataFolder } from '../../lib/stack/data-folder/data-folder.ts'
import { watchDisk } from '../../lib/stack/data-folder/disk-watch.ts'
import { publishStack } from '../../lib/stack/data-folder/stack-file.ts'
import { requireFreePort } from '../../lib/stack/ports.ts'
import { startService } from '../../lib/stack/service-process.ts'
import { readStackOptions } from '../../lib/stack/stack-options.ts'
import { createSupervisor } from '../../lib/stack/supervisor.ts'
import { untilInterrupted } from '../../lib/stack/until-interrupted.ts'
import { freePort } from '../../local-servers/free-port.ts'

// `npm start` with two stand-ins for everything it would start. BEHAVIOUR is the second one's. With LAYERS=2 two more
// stand on the first two, as the gateway does on the services and these on the servers.
await command(async () => {
  const options = readStackOptions(process.argv.slice(2))
  await untilInterrupted(async (resources, interrupted) => {
    const folder = resources.use(await takeDataFolder(options.dataDir, options))
    if (options.port) await requireFreePort(options.port, 'the page', 'PORT')
    resources.use(watchDisk(folder, console.log, 100))
    const services: Record<string, string> = {}
    const standIn = async (name: string, env: Record<string, string>) => {
      const url = `http://127.0.0.1:${await freePort()}`
      services[name] = url
      const service = { name, folder: 'scripts/test/stand-in', entry: 'src/main.ts', url, env }
      const logFile = folder.at('logs', `${name}.log`)
      return { name, start: (signal: AbortSignal) => startService(service, { logFile, signal }) }
    }
    for (let layer = 1; layer <= Number(process.env.LAYERS ?? 1); layer++) {
      const supervisor = resources.use(createSupervisor(console.log, interrupted))
      const suffix = layer > 1 ? `-${layer}` : ''
      await supervisor.start([
        await standIn(`good${suffix}`, { BEHAVIOUR: '' }),
        await standIn(`other${suffix}`, { BEHAVIOUR: process.env.BEHAVIOUR ?? '' }),
      ])
    }
    const nowhere = { smtp: '', metrics: {}, databases: {}, nats: '', natsReadonly: '', redis: '' }
    const description = { url: services.good ?? '', services, pid: process.pid, ...nowhere }
    resources.use(await publishStack({ folder, description }))
    console.log('ready')
  })
})
