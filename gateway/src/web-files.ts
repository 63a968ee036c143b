import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { fillJson, fillPage } from './fill-page.ts'
import { type Answer, answersOf } from './find-answer.ts'
import { robotsTxt, sitemapXml } from './for-search-engines.ts'
import { type KeptPage, keepPage, sha256 } from './kept-page.ts'
import { type PageList, readPageList, type SiteValues } from './page-list.ts'

/** The built application, filled with the operator's values and compressed once, at start. */
export interface WebFiles {
  readonly dir: string
  /** Paths of all files that may be asked for, with a leading slash. */
  readonly files: ReadonlySet<string>
  /** What programs ask for and no build can know. */
  readonly texts: ReadonlyMap<string, KeptPage>
  /** `'sha256-…'` of the inline scripts of all pages, for the content security policy. */
  readonly scriptHashes: readonly string[]
  /** What is answered at a path that a person can type. */
  answerAt(path: string): Answer
}

/** A build, or nothing where there is none to serve yet. */
export async function findWebFiles(dir: string, site: SiteValues): Promise<WebFiles | undefined> {
  return dir !== '' && existsSync(dir) ? readWebFiles(dir, site) : undefined
}

/** Reads what `web` built. Throws when a page is missing: half a build is no build. */
async function readWebFiles(dir: string, site: SiteValues): Promise<WebFiles> {
  const list = await readPageList(dir)
  const values = valuesOf(list, site)
  const pages = await readPages(dir, list, values)
  const kept = await eachOf(pages, (html) => keepPage(html, 'text/html; charset=utf-8'))
  return {
    dir,
    files: await listFiles(dir),
    texts: await textsFor(dir, list, site, values),
    scriptHashes: hashesOf(pages.values()),
    answerAt: answersOf(list, (file) => kept.get(file) ?? notRead(file)),
  }
}

type Values = ReadonlyMap<string, string>

function valuesOf({ placeholders }: PageList, site: SiteValues): Values {
  const names = Object.keys(placeholders) as (keyof SiteValues)[]
  return new Map(names.map((name) => [placeholders[name], site[name]]))
}

async function readPages(dir: string, list: PageList, values: Values): Promise<Map<string, string>> {
  const named = new Map([...list.prerendered, ...list.app, ...list.missing].map(({ file }) => [file, file]))
  return eachOf(named, async (name) => fillPage(await readFile(join(dir, name), 'utf8'), values))
}

async function textsFor(
  dir: string,
  { prerendered }: PageList,
  { baseUrl }: SiteValues,
  values: Values,
): Promise<Map<string, KeptPage>> {
  const manifest = fillJson(await readFile(join(dir, MANIFEST), 'utf8'), values)
  return new Map([
    [`/${MANIFEST}`, await keepPage(manifest, 'application/manifest+json')],
    ['/robots.txt', await keepPage(robotsTxt(baseUrl), 'text/plain; charset=utf-8')],
    ['/sitemap.xml', await keepPage(sitemapXml(baseUrl, prerendered), 'application/xml; charset=utf-8')],
  ])
}

/** What a device shows of the product when somebody puts it on their home screen. It has the product's name. */
const MANIFEST = 'manifest.webmanifest'

/** Neither the pages, which have their own way, nor the compressed twins, nor what starts with a dot. */
async function listFiles(dir: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length).split(sep).join('/'))
  return new Set(paths.filter((path) => !HIDDEN.test(path)))
}

const HIDDEN = /^\/(?:index\.html|manifest\.webmanifest|pages\.json|(?:pages|app)\/.*)$|\.(?:br|gz)$|\/\./

function hashesOf(pages: Iterable<string>): string[] {
  const scripts = new Set([...pages].flatMap(inlineScripts))
  return [...scripts].map((script) => `'sha256-${sha256(script)}'`)
}

/** Elements of data are no scripts: no browser runs them. */
function inlineScripts(html: string): string[] {
  const elements = html.matchAll(
    /<script(?![^>]*\s(?:src\s*=|type="application\/))[^>]*>([\s\S]*?)<\/script>/gi,
  )
  return [...elements].map(([, script = '']) => script)
}

async function eachOf<From, To>(
  named: ReadonlyMap<string, From>,
  make: (from: From) => Promise<To>,
): Promise<Map<string, To>> {
  return new Map(await Promise.all([...named].map(async ([name, from]) => [name, await make(from)] as const)))
}

function notRead(file: string): never {
  throw new Error(`${file} was not read`)
}
