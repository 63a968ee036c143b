import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildEmptyPage } from './build-empty-page.ts'
import { chunksOf, type Manifest } from './manifest.ts'

// Measures the JavaScript (brotli) a person waits for, and fails above a budget: before /auth can be used, and what
// the landing page loads beyond an empty page of the same frame.

const AUTH_BUDGET_BYTES = 200_000
const LANDING_BUDGET = 1.15
const DIST = path.resolve(import.meta.dirname, '../dist')

const manifest: Manifest = JSON.parse(await readFile(path.join(DIST, '.vite/manifest.json'), 'utf8'))

// auth-js is loaded after the first paint, and nobody can sign in without it: it counts.
const auth = await weigh('/auth', [
  'index.html',
  'src/app/routes/auth-route.tsx',
  'src/session/auth-client.ts',
])
const landing = await weigh('/', ['index.html', 'src/app/routes/home-route.tsx'])
const empty = (await buildEmptyPage()).reduce((sum, code) => sum + brotliBytes(code), 0)
const ratio = landing / empty

say(auth, `/auth, before it can be used; at most ${kilobytes(AUTH_BUDGET_BYTES)}`)
say(landing, '/')
say(empty, 'an empty page with the same frame')
console.log(`${ratio.toFixed(2).padStart(9)}  times the empty page is /; at most ${LANDING_BUDGET}`)
if (auth > AUTH_BUDGET_BYTES || ratio > LANDING_BUDGET) process.exitCode = 1

/** The bytes of these modules and of everything they import at once, said file by file. */
async function weigh(page: string, modules: readonly string[]): Promise<number> {
  const files = [...chunksOf(manifest, modules)].map(({ file }) => file)
  const sizes = await Promise.all(
    files.map(async (file) => ({ file, bytes: brotliBytes(await readFile(path.join(DIST, file))) })),
  )
  console.log(page)
  for (const { file, bytes } of sizes.toSorted((one, other) => other.bytes - one.bytes)) say(bytes, file)
  console.log('')
  return sizes.reduce((sum, { bytes }) => sum + bytes, 0)
}

function brotliBytes(code: string | Buffer): number {
  return brotliCompressSync(code).length
}

function say(bytes: number, what: string): void {
  console.log(`${kilobytes(bytes).padStart(9)}  ${what}`)
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
