import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { throwawayFolder } from '../../local-servers/throwaway-folder.ts'
import { findBrowser } from '../browser.ts'
import { ROOT } from '../paths.ts'
import { startProduct } from '../product.ts'
import type { StackDescription } from '../stack/data-folder/stack-file.ts'
import { execute, type Outcome } from '../system/execute.ts'
import { failuresOf, type JourneyReport } from './journey-report.ts'

const NO_REPORT: JourneyReport = {
  stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
  suites: [],
}

/** A real browser on the whole product, which `npm start` brings up for it on free ports with data of its own. */
export async function runJourneys(): Promise<Outcome> {
  const executable = await findBrowser()
  await using scratch = await throwawayFolder()
  const folder = scratch.path
  const product = await startProduct(join(folder, 'data'))
  try {
    const stack = await product.up
    if (!stack) return { passed: 0, failed: 1, output: product.output() }
    const { reasons, ...outcome } = await runPlaywright(folder, stack, executable)
    // The reasons come last: some hundred lines of journeys and of the product stand before them.
    const output = [outcome.output, product.output(), reasons].join('\n')
    return { ...outcome, output: outcome.failed ? output : '' }
  } finally {
    await product.stop()
  }
}

interface JourneysOutcome extends Outcome {
  /** Why those that did not pass did not. */
  readonly reasons: string
}

async function runPlaywright(
  folder: string,
  stack: StackDescription,
  executable: string,
): Promise<JourneysOutcome> {
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
  const written = await readFile(report, 'utf8').then(
    (text) => JSON.parse(text) as JourneyReport,
    () => NO_REPORT,
  )
  const { stats } = written
  // One that passed only the second time, or did not run, did not pass.
  const notPassed = stats.unexpected + stats.flaky + stats.skipped
  return { passed: stats.expected, failed: Math.max(notPassed, failed), output, reasons: failuresOf(written) }
}
