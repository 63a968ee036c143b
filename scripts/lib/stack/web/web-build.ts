import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CACHE, ROOT } from '../../paths.ts'
import { Problem } from '../../problem.mjs'
import { startChild } from '../../system/child.ts'

const WEB = join(ROOT, 'web')
/** What was built last, so that an unchanged page is not built again. */
const BUILT = join(CACHE, 'web.built')
const NOT_SOURCES = ['node_modules', 'dist', 'e2e', 'look', 'screenshots', 'test-results']

/** Whether the page must be built before it can be served: its sources are not those of the last build. */
export async function isWebStale(): Promise<boolean> {
  const built = await readFile(BUILT, 'utf8').catch(() => undefined)
  const page = await readFile(join(WEB, 'dist', 'index.html')).catch(() => undefined)
  return !page || built !== (await digestOfSources())
}

/** Builds the page into web/dist. Throws with the last lines of the build when it fails. */
export async function buildWeb(options: { logFile: string; signal: AbortSignal }): Promise<void> {
  const digest = await digestOfSources()
  const vite = join(WEB, 'node_modules', 'vite', 'bin', 'vite.js')
  // Vite believes a NODE_ENV that it finds, and a test runner's would build React's large development edition.
  const env = { ...process.env, NODE_ENV: 'production' }
  const build = startChild({ ...options, command: process.execPath, args: [vite, 'build'], cwd: WEB, env })
  const how = await build.exited
  options.signal.throwIfAborted()
  if (how !== 'code 0') {
    throw new Problem(
      [`The page could not be built (${how}):`, ...build.lastLines].join('\n'),
      `less ${options.logFile}`,
    )
  }
  await writeFile(BUILT, digest)
}

async function digestOfSources(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(ROOT, 'pnpm-lock.yaml')))
  const files = glob('**/*', {
    cwd: WEB,
    withFileTypes: true,
    exclude: ({ name }) => NOT_SOURCES.includes(name),
  })
  const paths = (await Array.fromAsync(files)).filter((entry) => entry.isFile())
  for (const path of paths.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(path).update(await readFile(path))
  }
  return hash.digest('hex')
}
