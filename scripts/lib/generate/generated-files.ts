import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT } from '../paths.ts'

/** What one generator makes: contents by path from the root. */
export interface GeneratedFiles {
  readonly files: ReadonlyMap<string, string>
  /** A folder that holds these files and no others: what else lies there is out of date. */
  readonly ownFolder?: string
}

/** Paths whose content on disk is another, or that should not be there. */
export async function differingFiles(generated: readonly GeneratedFiles[]): Promise<string[]> {
  const found = await Promise.all(
    generated.map(async (each) => [...(await changed(each)), ...(await leftOver(each))]),
  )
  return found.flat().sort()
}

export async function writeFiles(generated: readonly GeneratedFiles[]): Promise<void> {
  for (const each of generated) {
    for (const path of await leftOver(each)) await rm(join(ROOT, path))
    for (const [path, content] of each.files) {
      await mkdir(dirname(join(ROOT, path)), { recursive: true })
      await writeFile(join(ROOT, path), content)
    }
  }
}

async function changed({ files }: GeneratedFiles): Promise<string[]> {
  const checks = [...files].map(async ([path, content]) => {
    const onDisk = await readFile(join(ROOT, path), 'utf8').catch(() => undefined)
    return onDisk === content ? [] : [path]
  })
  return (await Promise.all(checks)).flat()
}

async function leftOver({ files, ownFolder }: GeneratedFiles): Promise<string[]> {
  if (!ownFolder) return []
  const paths = (await listFiles(join(ROOT, ownFolder))).map((path) => join(ownFolder, path))
  return paths.filter((path) => !files.has(path))
}

/** Files below `folder`, as paths from it. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
