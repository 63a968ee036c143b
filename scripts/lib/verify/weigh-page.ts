import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../paths.ts'
import { buildWeb, isWebStale } from '../stack/web/web-build.ts'
import { execute, type Outcome } from '../system/execute.ts'

/** Builds the page, as `npm start` does, and weighs what a browser loads before the first screen can be used. */
export async function weighPage(): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'selah-page-'))
  try {
    const signal = new AbortController().signal
    if (await isWebStale()) await buildWeb({ logFile: join(folder, 'web.log'), signal })
    return await execute(process.execPath, ['build/size.ts'], join(ROOT, 'web'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
