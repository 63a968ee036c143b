import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../paths.ts'
import { primeCompileCache } from '../stack/prime-compile-cache.ts'
import { ENTRIES } from '../stack/processes.ts'
import { execute, type Outcome } from '../system/execute.ts'

/** What we read of the report that vitest writes as JSON. */
interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { readonly name: string; readonly status: 'passed' | 'failed' }[]
}

interface TestRun extends Outcome {
  /** Files in which a test failed, or that could not be read. */
  readonly failedFiles: readonly string[]
}

/** With more files than these, something is wrong with the work and not with the machine's load. */
const FILES_RUN_AGAIN_MAX = 3

/**
 * Rules and services: everything vitest finds, or that of one package. A skipped test counts as failed. A few files that
 * failed run once more, alone on the machine, so that the output says which kind of defect it is. They stay failed.
 */
export async function runTests(scope: string | undefined): Promise<Outcome> {
  // Tests start some hundred processes and kill them; a process that is killed leaves nothing in Node's compile cache.
  await primeCompileCache(ENTRIES, new AbortController().signal)
  const first = await runVitest(scope ? [`${scope}/`] : [])
  const { failedFiles } = first
  if (failedFiles.length === 0 || failedFiles.length > FILES_RUN_AGAIN_MAX) return first
  const again = await runVitest([...failedFiles, '--maxWorkers=1'])
  const verdict =
    again.failed === 0 ? 'They pass when run alone, so their timing is the defect' : again.output.trimEnd()
  return {
    passed: first.passed,
    failed: first.failed,
    output: `${first.output}\nOnce more, alone: ${failedFiles.join(', ')}\n${verdict}\n`,
  }
}

async function runVitest(filter: readonly string[]): Promise<TestRun> {
  const folder = await mkdtemp(join(tmpdir(), 'selah-verify-'))
  const outputFile = join(folder, 'report.json')
  try {
    const { failed, output } = await execute(join(ROOT, 'node_modules/.bin/vitest'), [
      ...['run', '--config', 'scripts/config/vitest.config.ts'],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${outputFile}`],
      ...filter,
    ])
    const counts = await readReport(outputFile)
    // The run itself can fail with every test passed: an error outside of tests, a file that cannot be read.
    return { ...counts, failed: Math.max(counts.failed, failed), output }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readReport(file: string): Promise<Omit<TestRun, 'output'>> {
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as VitestReport,
    () => undefined,
  )
  if (!report) return { passed: 0, failed: 1, failedFiles: [] }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
    failedFiles: report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name),
  }
}
