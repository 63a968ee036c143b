import type { Category, Reference } from '../prayer.ts'
import type { Arc } from './arc.ts'
import { arcIds, readArcFile } from './arc-files.ts'
import { parseArc } from './parse-arc.ts'

let loaded: ReadonlyMap<string, Arc> | undefined

/** All arcs by their id. Reads the files once; throws ArcSyntaxError when one is wrong. */
export function arcs(): ReadonlyMap<string, Arc> {
  loaded ??= new Map(arcIds().map((id) => [id, parseArc(id, readArcFile(id))]))
  return loaded
}

/** Throws when there is no such arc: ids in code name files that exist. */
export function arcNamed(id: string): Arc {
  const arc = arcs().get(id)
  if (!arc) throw new Error(`no arc ${id}`)
  return arc
}

/** The arc for a request of which nothing but the category is known. */
export function arcOfCategory(category: Category): Arc {
  return arcNamed(`category/${category}`)
}

/** Every passage that a prayer may quote, each once. */
export function quotableReferences(): readonly Reference[] {
  const voices = [...arcs().values()].flatMap(({ self, other }) => [self, other])
  return [
    ...new Set(voices.flatMap((voice) => voice?.passages.map(({ reference }) => reference) ?? [])),
  ].sort()
}
