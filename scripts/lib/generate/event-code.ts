import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../paths.ts'
import { run } from '../system/run.ts'
import { type FileDescriptor, writeCatalogue } from './event-catalogue-code.ts'
import { type GeneratedFiles, listFiles } from './generated-files.ts'

const PROTO = join(ROOT, 'proto')

/** proto/gen: TypeScript and JavaScript of the event contracts, by buf, and the catalogue of the events in them. */
export async function eventCode(): Promise<GeneratedFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'selah-generate-'))
  const buf = (args: string[]) => run(join(PROTO, 'node_modules/.bin/buf'), args, { cwd: PROTO })
  try {
    await buf(['generate', '--output', folder])
    const files = new Map<string, string>()
    for (const path of await listFiles(join(folder, 'gen'))) {
      files.set(join('proto/gen', path), await readFile(join(folder, 'gen', path), 'utf8'))
    }
    const descriptors = join(folder, 'descriptors.json')
    await buf(['build', '-o', descriptors])
    const { file } = JSON.parse(await readFile(descriptors, 'utf8')) as { file: FileDescriptor[] }
    files.set('proto/gen/catalogue.ts', writeCatalogue(file))
    return { files, ownFolder: 'proto/gen' }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
