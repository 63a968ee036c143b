import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ROOT } from '../paths.ts'
import { startChild } from '../system/child.ts'

/**
 * Loads each service once, before the first start of all, so that Node's compile cache knows them: a process that
 * translates TypeScript itself keeps the translator, 12 MB of it. With a wrong setting a service stops as soon as it has
 * loaded, and Node writes the cache when a process ends.
 */
export async function primeCompileCache(entries: readonly string[], signal: AbortSignal): Promise<void> {
  const cache = process.env.NODE_COMPILE_CACHE
  if (!cache || existsSync(join(cache, 'primed'))) return
  const env = { NODE_COMPILE_CACHE: cache, PORT: 'none' }
  const loads = entries.map((entry) => {
    const cwd = join(ROOT, dirname(entry))
    return startChild({ command: process.execPath, args: [basename(entry)], cwd, env, signal }).exited
  })
  await Promise.all(loads)
  signal.throwIfAborted()
  await writeFile(join(cache, 'primed'), '')
}
