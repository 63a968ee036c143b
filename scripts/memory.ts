import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { command } from './lib/command.ts'
import { Problem } from './lib/problem.mjs'
import { findStack } from './lib/stack/data-folder/stack-file.ts'
import { processFamily, proportionalMemory } from './lib/system/process-family.ts'

/**
 * Prints what the running stack takes, by process: PSS, where memory shared by several processes counts once in all.
 * Whoever started the supervisor (npm, its shell, the go-between of bootstrap.mjs) is counted too.
 */
await command(async () => {
  const { values } = parseArgs({ options: { data: { type: 'string', default: '.data' } } })
  if (process.platform !== 'linux')
    throw new Problem('Only Linux tells the shared part of memory.', 'Use a Linux machine.')
  const { pid } = await findStack(resolve(values.data, 'stack.json'))
  const family = await processFamily(pid)
  const rows = await Promise.all(
    family.map(async (one) => ({ ...one, megabytes: await proportionalMemory(one.pid) })),
  )
  const sorted = rows.toSorted((a, b) => b.megabytes - a.megabytes)
  for (const { pid: number, megabytes, name } of sorted) {
    console.log(`${megabytes.toFixed(1).padStart(7)} MB  ${String(number).padStart(7)}  ${name}`)
  }
  const total = rows.reduce((sum, { megabytes }) => sum + megabytes, 0)
  console.log(`${total.toFixed(1).padStart(7)} MB  in all`)
})
