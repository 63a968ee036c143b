import { styleText } from 'node:util'
import { command } from './lib/command.ts'
import { CHECKUPS } from './lib/doctor/checkups.ts'
import { Problem } from './lib/problem.mjs'

// What is wrong with this machine, and the line that mends it. Ends with 1 when something is.

const NAME_WIDTH = 16

await command(async () => {
  for (const { name, look } of CHECKUPS) {
    try {
      console.log(`✓ ${name.padEnd(NAME_WIDTH)} ${await look()}`)
    } catch (error) {
      const { message, fix } = asProblem(error)
      process.exitCode = 1
      console.log(
        `✗ ${name.padEnd(NAME_WIDTH)} ${message}\n  ${''.padEnd(NAME_WIDTH)} ${styleText('bold', fix)}`,
      )
    }
  }
  console.log(
    process.exitCode ? '\nMend what is marked, and look again: npm run doctor' : '\nNothing is wrong here.',
  )
})

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  const message = error instanceof Error ? error.message : String(error)
  return new Problem(message.split('\n')[0] ?? message, 'npm start (says more about it)')
}
