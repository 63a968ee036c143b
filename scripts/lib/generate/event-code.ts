import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../paths.ts'
import { run } from '../run.ts'
import { type GeneratedFiles, listFiles } from './generated-files.ts'

const PROTO = join(ROOT, 'proto')

/** proto/gen: TypeScript and JavaScript of the event contracts, by buf. */
export async function eventCode(): Promise<GeneratedFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'selah-generate-'))
  try {
    await run(join(PROTO, 'node_modules/.bin/buf'), ['generate', '--output', folder], { cwd: PROTO })
    const files = new Map<string, string>()
    for (const path of await listFiles(join(folder, 'gen'))) {
      files.set(join('proto/gen', path), await readFile(join(folder, 'gen', path), 'utf8'))
    }
    return { files, ownFolder: 'proto/gen' }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
