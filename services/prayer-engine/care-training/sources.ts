import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Code that learns, in the order in which it is found: `entry` and every file of ours that it leads to. */
export function sourcesOf(entry: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (found.has(entry)) return found
  const text = readFileSync(entry, 'utf8')
  found.set(entry, text)
  for (const [, specifier = ''] of text.matchAll(/^(?!import type|export type).* from '(\.[^']+\.ts)'$/gm)) {
    sourcesOf(join(dirname(entry), specifier), found)
  }
  return found
}
