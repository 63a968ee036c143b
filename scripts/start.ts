import './lib/give-back-memory.ts'
import { banner } from './lib/banner.ts'
import { command } from './lib/command.ts'
import { seedOnce } from './lib/seed-once.ts'
import { startStack } from './lib/stack.ts'
import { publishStack } from './lib/stack-file.ts'
import { readStackOptions } from './lib/stack-options.ts'
import { untilInterrupted } from './lib/until-interrupted.ts'

await command(async () => {
  const options = readStackOptions(process.argv.slice(2))
  const say = (line: string) => console.log(line)
  await untilInterrupted(async (resources, interrupted) => {
    const stack = await startStack(options, { resources, interrupted, say })
    await seedOnce(stack, interrupted)
    resources.use(await publishStack(stack))
    console.log(banner(stack))
  })
  console.log('Stopped.')
})
