import { parseArgs } from 'node:util'
import { command } from './lib/command.ts'
import { Problem } from './lib/problem.mjs'
import { step } from './lib/steps.mjs'
import type { Outcome } from './lib/system/execute.ts'
import { CHECKS, type Check } from './lib/verify/checks.ts'

class CheckFailed extends Error {}

// Everything there is to check, in the order of how soon it tells: `npm test` and CI run exactly this.
// `pnpm verify prayers` looks at one package, `pnpm verify --only types` at one step.

await command(async () => {
  const { only, scope } = readOptions()
  const checks = CHECKS.filter(({ name, everywhere }) => (only ? name === only : !scope || !everywhere))
  if (checks.length === 0)
    throw new Problem(`There is no step "${only}".`, CHECKS.map(({ name }) => name).join(', '))
  const total = { passed: 0, failed: 0 }
  for (const check of checks) {
    const outcome = await runCheck(check, scope)
    total.passed += outcome.passed
    total.failed += outcome.failed
    if (outcome.failed > 0) break
  }
  process.exitCode = total.failed > 0 ? 1 : 0
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
})

function readOptions(): { only: string | undefined; scope: string | undefined } {
  const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })
  return { only: values.only, scope: positionals[0] }
}

async function runCheck(check: Check, scope: string | undefined): Promise<Outcome> {
  let outcome: Outcome = { passed: 0, failed: 1, output: '' }
  await step(check.name, async () => {
    outcome = await check.run(scope)
    if (outcome.failed > 0) throw new CheckFailed()
  }).catch((error) => {
    if (error instanceof CheckFailed) return
    throw error
  })
  if (outcome.failed > 0) {
    console.error(
      `\n${outcome.output.trimEnd()}\n\nTo run only this again:\n  pnpm verify --only ${check.name}`,
    )
  }
  return outcome
}
