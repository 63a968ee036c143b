/** What Vite's manifest.json says of a module that became a file. */
export interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

/** The chunks of these modules and of everything they import at once, each once. */
export function chunksOf(manifest: Manifest, modules: readonly string[]): Set<Chunk> {
  const found = new Set<Chunk>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}: run \`pnpm --filter @selah/web build\` first`)
    if (found.has(chunk)) return
    found.add(chunk)
    chunk.imports?.forEach(visit)
  }
  modules.forEach(visit)
  return found
}
