import './lib/stack/give-back-memory.ts'
import { command } from './lib/command.ts'
import { banner } from './lib/stack/banner.ts'
import { publishStack } from './lib/stack/data-folder/stack-file.ts'
import { seedOnce } from './lib/stack/people/seed-once.ts'
import { requireFreePort } from './lib/stack/ports.ts'
import type { ServiceProcess } from './lib/stack/service-process.ts'
import { readPort, readStackOptions } from './lib/stack/stack-options.ts'
import { startStack } from './lib/stack/start-stack.ts'
import { createSupervisor } from './lib/stack/supervisor.ts'
import { untilInterrupted } from './lib/stack/until-interrupted.ts'
import { webInDevelopment } from './lib/stack/web/web-in-development.ts'
import { step } from './lib/steps.mjs'

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
