import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from './browser.ts'
import { ROOT } from './paths.ts'
import { Problem } from './problem.mjs'
import { startProduct } from './product.ts'
import { findStack } from './stack/data-folder/stack-file.ts'

/**
 * Runs a program of `web/look` on a product: the one at `--url`, else the one that runs here, else one that is
 * started for it and stopped again. What else is on the command line goes to the program.
 */
export async function lookAtProduct(program: string, env: Record<string, string> = {}): Promise<void> {
  const { values, positionals } = parseArgs({ options: { url: { type: 'string' } }, allowPositionals: true })
  const browser = await findBrowser()
  await using product = await someProduct(values.url)
  const child = spawn(process.execPath, [join('look', program), ...positionals], {
    cwd: join(ROOT, 'web'),
    env: { ...process.env, ...env, E2E_BASE_URL: product.url, E2E_BROWSER: browser },
    stdio: 'inherit',
  })
  process.exitCode = await new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

async function someProduct(url: string | undefined): Promise<AsyncDisposable & { readonly url: string }> {
  const running =
    url ??
    (await findStack(join(ROOT, '.data/stack.json')).then(
      (stack) => stack.url,
      () => undefined,
    ))
  if (running !== undefined) return { url: running, [Symbol.asyncDispose]: async () => {} }
  const folder = await mkdtemp(join(tmpdir(), 'selah-look-'))
  const product = await startProduct(join(folder, 'data'))
  const stop = async () => {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const stack = await product.up
  if (stack) return { url: stack.url, [Symbol.asyncDispose]: stop }
  await stop()
  throw new Problem(`The product did not start:\n${product.output()}`, 'npm start (shows why)')
}
