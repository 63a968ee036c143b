import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import { execute, type Outcome } from './execute.ts'
import { ROOT } from './paths.ts'
import { startProduct } from './product.ts'
import type { StackDescription } from './stack/stack-file.ts'

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

/** A real browser on the whole product, which `npm start` brings up for it on free ports with data of its own. */
export async function runJourneys(): Promise<Outcome> {
  const executable = await findBrowser()
  const folder = await mkdtemp(join(tmpdir(), 'selah-journeys-'))
  const product = await startProduct(join(folder, 'data'))
  try {
    const stack = await product.up
    if (!stack) return { passed: 0, failed: 1, output: product.output() }
    const outcome = await runPlaywright(folder, stack, executable)
    return { ...outcome, output: outcome.failed ? `${outcome.output}\n${product.output()}` : '' }
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function runPlaywright(folder: string, stack: StackDescription, executable: string): Promise<Outcome> {
  const report = join(folder, 'report.json')
  const env = {
    ...process.env,
    E2E_BROWSER: executable,
    E2E_BASE_URL: stack.url,
    E2E_INBOX_URL: stack.inbox ?? '',
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  const web = join(ROOT, 'web')
  const playwright = join(web, 'node_modules/.bin/playwright')
  const { failed, output } = await execute(playwright, ['test', '--reporter=line,json'], web, env)
  const stats = await readFile(report, 'utf8').then(
    (text) => (JSON.parse(text) as PlaywrightReport).stats,
    () => ({ expected: 0, unexpected: 1, flaky: 0, skipped: 0 }),
  )
  // One that passed only the second time, or did not run, did not pass.
  const notPassed = stats.unexpected + stats.flaky + stats.skipped
  return { passed: stats.expected, failed: Math.max(notPassed, failed), output }
}
