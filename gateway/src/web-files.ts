import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The built application, as far as it is known at start. */
export interface WebFiles {
  readonly dir: string
  /** Paths of all files that may be asked for, with a leading slash. */
  readonly files: ReadonlySet<string>
  /** The one page, in memory, compressed once. */
  readonly page: Readonly<Record<Encoding, Buffer>>
  readonly etag: string
  /** `'sha256-…'` of its inline scripts, for the content security policy. */
  readonly scriptHashes: readonly string[]
  /** Whether the application has a screen at this path. */
  isPage(path: string): boolean
}

/** Reads what `web` built. Throws when index.html or routes.json is missing: half a build is no build. */
export async function readWebFiles(dir: string): Promise<WebFiles> {
  const html = await readFile(join(dir, 'index.html'))
  const routes = JSON.parse(await readFile(join(dir, 'routes.json'), 'utf8')) as string[]
  const matchers = routes.map(pageMatcher)
  return {
    dir,
    files: await listFiles(dir),
    page: { identity: html, br: await promisify(brotliCompress)(html), gzip: await promisify(gzip)(html) },
    etag: `"${sha256(html).slice(0, 27)}"`,
    scriptHashes: inlineScripts(html.toString()).map((script) => `'sha256-${sha256(script)}'`),
    isPage: (path) => matchers.some((matches) => matches(path)),
  }
}

/** A build, or nothing where there is none to serve yet. */
export async function findWebFiles(dir: string): Promise<WebFiles | undefined> {
  return dir !== '' && existsSync(dir) ? readWebFiles(dir) : undefined
}

/** Whether a path is one of `/blog/:id`; a trailing slash makes no difference. */
function pageMatcher(route: string): (path: string) => boolean {
  const expected = segmentsOf(route)
  return (path) => {
    const segments = segmentsOf(path)
    return (
      segments.length === expected.length &&
      expected.every((segment, index) => segment.startsWith(':') || segment === segments[index])
    )
  }
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

/** Neither the page, which has its own way, nor the compressed twins, nor what starts with a dot. */
async function listFiles(dir: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length).split(sep).join('/'))
  return new Set(paths.filter((path) => !HIDDEN.test(path)))
}

const HIDDEN = /^\/(?:index\.html|routes\.json)$|\.(?:br|gz)$|\/\./

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi)].map(
    (match) => match[1] ?? '',
  )
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64')
}
