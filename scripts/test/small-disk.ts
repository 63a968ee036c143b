import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freeBytes } from '../lib/system/free-space.ts'

export interface SmallDisk extends Disposable {
  readonly path: string
  /** Leaves no byte free, until `empty` takes the filling away. */
  fill(): Promise<void>
  empty(): Promise<void>
}

/** Whether this machine lets us mount, which takes root and Linux. */
export const canMount = process.platform === 'linux' && isMountAllowed()

/** A disk of its own for one test. Everything that runs on it must end before it is disposed. */
export function smallDisk(megabytes: number): SmallDisk {
  const path = mount(megabytes)
  const filling = join(path, 'filling')
  return {
    path,
    async fill() {
      await writeFile(filling, Buffer.alloc(await freeBytes(path)))
    },
    empty: () => rm(filling),
    [Symbol.dispose]() {
      execFileSync('umount', ['--lazy', path])
      rmdirSync(path)
    },
  }
}

function mount(megabytes: number): string {
  const path = mkdtempSync(join(tmpdir(), 'selah-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', path], {
    stdio: 'ignore',
  })
  return path
}

function isMountAllowed(): boolean {
  const path = mkdtempSync(join(tmpdir(), 'selah-disk-'))
  const allowed = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', path]).status === 0
  if (allowed) spawnSync('umount', [path])
  rmdirSync(path)
  return allowed
}
