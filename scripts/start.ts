import './lib/stack/give-back-memory.ts'
import { command } from './lib/command.ts'
import { banner } from './lib/stack/banner.ts'
import { publishStack } from './lib/stack/data-folder/stack-file.ts'
import { seedOnce } from './lib/stack/people/seed-once.ts'
import { readStackOptions } from './lib/stack/stack-options.ts'
import { startStack } from './lib/stack/start-stack.ts'
import { untilInterrupted } from './lib/stack/until-interrupted.ts'

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
