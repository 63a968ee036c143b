import './lib/give-back-memory.ts'
import { banner } from './lib/banner.ts'
import { command } from './lib/command.ts'
import { requireFreePort } from './lib/ports.ts'
import { seedOnce } from './lib/seed-once.ts'
import type { ServiceProcess } from './lib/service-process.ts'
import { startStack } from './lib/stack.ts'
import { publishStack } from './lib/stack-file.ts'
import { readPort, readStackOptions } from './lib/stack-options.ts'
import { step } from './lib/steps.mjs'
import { createSupervisor } from './lib/supervisor.ts'
import { untilInterrupted } from './lib/until-interrupted.ts'
import { webInDevelopment } from './lib/web-in-development.ts'

// `npm start` that follows your edits: services start again when a file of theirs changes, the page changes in place,
// and one log tells of everything.

await command(async () => {
  const options = { ...readStackOptions(process.argv.slice(2)), showLogs: true }
  const port = readPort('DEV_PORT', process.env.DEV_PORT, 5173)
  await requireFreePort(port, 'the page while you edit it', 'DEV_PORT')
  const say = (line: string) => console.log(line)
  await untilInterrupted(async (resources, interrupted) => {
    const publicUrl = `http://localhost:${port}`
    const stack = await startStack(options, { resources, interrupted, say, publicUrl, adapt: watched })
    const supervisor = resources.use(createSupervisor(say, interrupted))
    const gateway = stack.description.services.gateway ?? ''
    await step('The page, as you edit it', () =>
      supervisor.start([webInDevelopment(stack.folder, port, gateway, say)]),
    )
    await seedOnce(stack, interrupted)
    resources.use(await publishStack(stack))
    console.log(banner(stack))
  })
  console.log('Stopped.')
})

function watched(service: ServiceProcess): ServiceProcess {
  return { ...service, nodeArgs: ['--watch', '--watch-preserve-output'] }
}
