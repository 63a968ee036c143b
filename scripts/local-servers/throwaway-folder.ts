import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface ThrowawayFolder extends AsyncDisposable {
  readonly path: string
}

/** Linux has a file system in memory here. */
const IN_MEMORY = '/dev/shm'
/** Docker gives a container 64 MB of it, and the tests' databases take some hundreds. */
const ENOUGH_BYTES = 2 * 1024 ** 3
const PREFIX = 'selah-throwaway-'

/**
 * A folder for servers' data that nobody needs afterwards. It lies in memory where that is large enough: a copy of a
 * database takes 30 ms there and 150 to 300 ms on a disk, and NATS waits for the disk after every message.
 */
export async function throwawayFolder(): Promise<ThrowawayFolder> {
  const place = await placeForFolders()
  const path = await mkdtemp(join(place, `${PREFIX}${process.pid}-`))
  // A server that ends may still write.
  const remove = () => rm(path, { recursive: true, force: true, maxRetries: 5 })
  return { path, [Symbol.asyncDispose]: remove }
}

async function placeForFolders(): Promise<string> {
  const memory = await statfs(IN_MEMORY).catch(() => undefined)
  if (!memory || memory.bavail * memory.bsize < ENOUGH_BYTES) return tmpdir()
  await removeLeftovers()
  return IN_MEMORY
}

/** What killed runs have left would hold memory until the machine restarts. */
async function removeLeftovers(): Promise<void> {
  const names = await readdir(IN_MEMORY)
  const leftovers = names.filter((name) => {
    const maker = name.startsWith(PREFIX) && name.slice(PREFIX.length).split('-')[0]
    return maker && !existsSync(`/proc/${maker}`)
  })
  await Promise.allSettled(
    leftovers.map((name) => rm(join(IN_MEMORY, name), { recursive: true, force: true })),
  )
}
