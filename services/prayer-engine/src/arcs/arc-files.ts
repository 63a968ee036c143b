import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../arcs')

/** The ids of all arc files, sorted. */
export function arcIds(): string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && path.includes('/'))
    .map((path) => path.replace(/\.md$/, ''))
    .sort()
}

export function readArcFile(id: string): string {
  return readFileSync(join(FOLDER, `${id}.md`), 'utf8')
}
