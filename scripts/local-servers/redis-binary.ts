import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CACHE } from '../lib/paths.ts'
import { findOnPath, run } from '../lib/system/run.ts'

export interface RedisBinary {
  readonly command: string
  readonly env?: NodeJS.ProcessEnv
}

const DEBIAN_PACKAGES = [
  ...['redis-server', 'redis-tools'],
  ...['libjemalloc2', 'liblzf1', 'libatomic1', 'liblua5.1-0', 'lua-cjson', 'lua-bitop'],
]
const EXTRACTED = join(CACHE, 'redis-from-debian')

/** A real Redis: the one on PATH, else Debian's or Ubuntu's own package, unpacked without root; else none. */
export async function redisBinary(): Promise<RedisBinary | undefined> {
  const installed = findOnPath('redis-server') ?? findOnPath('valkey-server')
  if (installed) return { command: installed }
  if (!findOnPath('apt-get') || !findOnPath('dpkg')) return undefined
  try {
    if (!existsSync(EXTRACTED)) await extractFromDebian()
    return await extractedBinary()
  } catch {
    // No network, another release with other names, or a library that this machine lacks: the caller has a way out.
    return undefined
  }
}

async function extractedBinary(): Promise<RedisBinary> {
  const libraries = await libraryFolders(EXTRACTED)
  const binary = {
    command: join(EXTRACTED, 'usr', 'bin', 'redis-server'),
    env: { ...process.env, LD_LIBRARY_PATH: libraries.join(':') },
  }
  await run(binary.command, ['--version'], { env: binary.env })
  return binary
}

async function extractFromDebian(): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  const work = await mkdtemp(join(CACHE, 'fetching-'))
  try {
    await downloadPackages(work)
    const root = join(work, 'root')
    const archives = (await readdir(work)).filter((file) => file.endsWith('.deb'))
    for (const archive of archives) await run('dpkg', ['-x', join(work, archive), root])
    await rename(root, EXTRACTED).catch((error) => {
      // Another process was quicker.
      if (!existsSync(EXTRACTED)) throw error
    })
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function downloadPackages(into: string): Promise<void> {
  const download = ['download', ...DEBIAN_PACKAGES]
  try {
    await run('apt-get', download, { cwd: into })
  } catch {
    // The system has no package lists, or old ones: fetch lists of our own, which needs no root.
    const own = ['state', 'cache'].map((kind) => join(into, kind))
    await mkdir(join(into, 'state', 'lists', 'partial'), { recursive: true })
    await mkdir(join(into, 'cache', 'archives', 'partial'), { recursive: true })
    const options = ['-o', `Dir::State=${own[0]}`, '-o', 'Dir::State::status=/var/lib/dpkg/status']
    const inOwn = [...options, '-o', `Dir::Cache=${own[1]}`, '-o', 'APT::Sandbox::User=']
    await run('apt-get', [...inOwn, 'update'])
    await run('apt-get', [...inOwn, ...download], { cwd: into })
  }
}

/** Debian keeps libraries in a folder named after the machine, such as usr/lib/x86_64-linux-gnu. */
async function libraryFolders(root: string): Promise<string[]> {
  const folders = [join(root, 'usr', 'lib'), join(root, 'lib')].filter((folder) => existsSync(folder))
  const nested = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder)).filter((name) => name.endsWith('-linux-gnu')).map((name) => join(folder, name)),
    ),
  )
  return nested.flat()
}
