import { chown, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unlessMissing } from '../lib/file-problem.ts'
import { Problem } from '../lib/problem.mjs'
import { run } from '../lib/system/run.ts'
import { endOrphan } from './orphan.ts'
import { POSTGRES_USER, type PostgresBinaries } from './postgres-binaries.ts'

/** Makes `dataDir` a PostgreSQL data folder of this major version, free of whatever an earlier run left behind. */
export async function prepareDataDir(
  binaries: PostgresBinaries,
  dataDir: string,
  password: string,
): Promise<void> {
  const major = await readFile(join(dataDir, 'PG_VERSION'), 'utf8').catch(unlessMissing)
  if (major === undefined) return initialize(binaries, dataDir, password)
  if (major.trim() !== binaries.major) {
    throw new Problem(
      `The data in ${dataDir} was written by PostgreSQL ${major.trim()}; this is PostgreSQL ${binaries.major}.`,
      `npm start -- --fresh (empties it), or move the folder away: mv ${dataDir} ${dataDir}-${major.trim()}`,
    )
  }
  await requireOwner(dataDir)
  await endOrphan({ dataDir, pidFile: join(dataDir, 'postmaster.pid'), stopSignal: 'SIGINT' })
}

/** Data that another user made, or root copied, PostgreSQL refuses with a riddle. */
async function requireOwner(dataDir: string): Promise<void> {
  const user = POSTGRES_USER?.uid ?? process.getuid?.()
  const { uid } = await stat(dataDir)
  if (user === undefined || uid === user) return
  throw new Problem(
    `${dataDir} belongs to user ${uid}, and PostgreSQL runs as user ${user} here.`,
    `sudo chown -R ${user} ${dataDir} (or take another folder for the data: npm start -- --data DIR)`,
  )
}

/**
 * As root the server is somebody else, who may not be able to enter the folders above its own. It is started inside
 * its folder and reaches it through /proc, which asks nothing of the folders above.
 */
export function dataDirAsSeenByServer(dataDir: string): string {
  return POSTGRES_USER && process.platform === 'linux' ? '/proc/self/cwd' : dataDir
}

async function initialize(binaries: PostgresBinaries, dataDir: string, password: string): Promise<void> {
  // A folder that is half made when the machine goes down never gets the real name.
  const unfinished = `${dataDir}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const passwordFile = join(await mkdtemp(join(tmpdir(), 'selah-initdb-')), 'password')
  try {
    await writeFile(passwordFile, password, { mode: 0o600 })
    for (const path of POSTGRES_USER ? [unfinished, dirname(passwordFile), passwordFile] : []) {
      await chown(path, POSTGRES_USER?.uid ?? -1, POSTGRES_USER?.gid ?? -1)
    }
    await run(
      binaries.initdb,
      [
        ['-D', dataDirAsSeenByServer(unfinished)],
        ['-U', 'postgres', '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
        ['-E', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
        ['--no-sync', '--no-instructions'],
      ].flat(),
      { cwd: unfinished, ...POSTGRES_USER },
    )
  } finally {
    await rm(dirname(passwordFile), { recursive: true, force: true })
  }
  await rename(unfinished, dataDir)
}
