import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

// Measures the JavaScript a person waits for before /auth can be used, and fails above the budget.

const BUDGET_BYTES = 200_000
const DIST = path.resolve(import.meta.dirname, '../dist')

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

const manifest: Record<string, Chunk> = JSON.parse(
  await readFile(path.join(DIST, '.vite/manifest.json'), 'utf8'),
)

// auth-js is loaded after the first paint, and nobody can sign in without it: it counts.
const needed = withImports(['index.html', 'src/app/auth-route.tsx', 'src/api/auth-client.ts'])
const sizes = await Promise.all(needed.map(async (file) => ({ file, bytes: await brotliBytes(file) })))
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)

for (const { file, bytes } of sizes.toSorted((one, other) => other.bytes - one.bytes)) {
  console.log(`${kilobytes(bytes).padStart(9)}  ${file}`)
}
console.log(
  `${kilobytes(total).padStart(9)}  JavaScript (brotli) before /auth can be used; at most ${kilobytes(BUDGET_BYTES)}`,
)
if (total > BUDGET_BYTES) process.exitCode = 1

/** The files of these modules and of everything they import at once. */
function withImports(modules: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}: run \`pnpm --filter @selah/web build\` first`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  modules.forEach(visit)
  return [...found]
}

async function brotliBytes(file: string): Promise<number> {
  return brotliCompressSync(await readFile(path.join(DIST, file))).length
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
