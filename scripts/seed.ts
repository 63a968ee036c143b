import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { command } from './lib/command.ts'
import { findStack } from './lib/stack/data-folder/stack-file.ts'
import { SAMPLE_PEOPLE } from './lib/stack/people/sample-people.ts'
import { seedPeople } from './lib/stack/people/seed-people.ts'

await command(async () => {
  const { values } = parseArgs({ options: { data: { type: 'string', default: '.data' } } })
  const { services, url } = await findStack(resolve(values.data, 'stack.json'))
  const made = await seedPeople(services.gateway ?? url, SAMPLE_PEOPLE)
  console.log(`${made} of ${SAMPLE_PEOPLE.length} sample people are new.`)
})
