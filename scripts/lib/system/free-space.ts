import { statfs } from 'node:fs/promises'

export const MEGABYTE = 1024 ** 2

/** Bytes that an ordinary user may still write at `path`. A missing path counts as unlimited. */
export async function freeBytes(path: string): Promise<number> {
  const disk = await statfs(path).catch(() => undefined)
  if (!disk) return Number.POSITIVE_INFINITY
  // Without a free inode no file can be made, however much room there is. Some file systems count none at all.
  if (disk.files > 0 && disk.ffree === 0) return 0
  return disk.bavail * disk.bsize
}
