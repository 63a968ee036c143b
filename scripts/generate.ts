import { parseArgs } from 'node:util'
import { command } from './lib/command.ts'
import { eventCode } from './lib/generate/event-code.ts'
import { differingFiles, type GeneratedFiles, writeFiles } from './lib/generate/generated-files.ts'
import { Problem } from './lib/problem.mjs'

// `pnpm generate`: everything that is derived from something else and committed. `--check` writes nothing and fails
// when a file on disk says something else.

await command(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  const settle = values.check ? differingFiles : write
  const differing = await settle([await eventCode()])
  // Not imported before: they run the services, and those run on the code that was just made.
  const { openApiFiles } = await import('./lib/generate/openapi-files.ts')
  const { eventCatalogue } = await import('./lib/generate/event-catalogue.ts')
  const { helpLines } = await import('./lib/generate/help-lines.ts')
  differing.push(...(await settle([await openApiFiles(), await eventCatalogue(), helpLines()])))

  if (values.check && differing.length > 0) {
    throw new Problem(`Generated files are not fresh:\n  ${differing.join('\n  ')}`, 'npm run generate')
  }
  if (!values.check) console.log(differing.map((path) => `wrote ${path}`).join('\n') || 'nothing had changed')
})
// The services' apps were built with everything they have, and that goes on trying to reach databases and NATS.
process.exit()

async function write(generated: readonly GeneratedFiles[]): Promise<string[]> {
  const differing = await differingFiles(generated)
  await writeFiles(generated)
  return differing
}
