import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../paths.ts'
import { execute, type Outcome } from '../system/execute.ts'

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
}

/** Rules and services: everything vitest finds, or that of one package. A skipped test counts as failed. */
export async function runTests(scope: string | undefined): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'selah-verify-'))
  const outputFile = join(folder, 'report.json')
  try {
    const { failed, output } = await execute(join(ROOT, 'node_modules/.bin/vitest'), [
      ...['run', '--config', 'scripts/config/vitest.config.ts'],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${outputFile}`],
      ...(scope ? [`/${scope}/`] : []),
    ])
    const counts = await readReport(outputFile)
    // The run itself can fail with every test passed: an error outside of tests, a file that cannot be read.
    return { passed: counts.passed, failed: Math.max(counts.failed, failed), output }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readReport(file: string): Promise<{ passed: number; failed: number }> {
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as VitestReport,
    () => undefined,
  )
  if (!report) return { passed: 0, failed: 1 }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
  }
}
