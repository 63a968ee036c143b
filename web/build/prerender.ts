import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { drawCards } from './cards/draw-cards.ts'
import { composePage, type PageState } from './compose-page.ts'
import { findPages, type Page, type ServerEntry } from './find-pages.ts'
import type { Manifest } from './manifest.ts'
import { pageList } from './page-list.ts'

const ENTRY = 'src/app/entry-server.tsx'

/**
 * After the browser's build: every page of visitors as HTML in `pages/`, its card in `cards/`, what the app's own pages
 * are until their scripts run in `app/`, and `pages.json`,
 * which tells the gateway what to answer where.
 */
export function prerender(): Plugin {
  let root = ''
  let dist = ''
  return {
    name: 'prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root
      dist = path.resolve(config.root, config.build.outDir)
    },
    async writeBundle() {
      await using built = await buildEntry(root)
      const template = await readFile(path.join(dist, 'index.html'), 'utf8')
      const manifest: Manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'))
      const found = await findPages(built.entry, (complaint) => this.warn(complaint))
      const compose = (some: readonly Page[], state: PageState) =>
        some.map(({ file, rendered }): [string, string] => [
          file,
          composePage(template, rendered, manifest, state),
        ])
      const pages = [
        ...compose([...found.prerendered, ...found.missing], 'whole'),
        ...compose(found.app, 'skeleton'),
      ]
      const cards = await drawCards(found.prerendered, built.entry.cardPath)
      await writeFiles(dist, [
        ...pages,
        ...cards,
        ['pages.json', `${JSON.stringify(pageList(found), null, 2)}\n`],
      ])
    },
  }
}

/** The same sources, built for Node. While they are used they lie inside `web`, where their packages are found. */
async function buildEntry(root: string): Promise<AsyncDisposable & { readonly entry: ServerEntry }> {
  const outDir = await mkdtemp(path.join(root, 'node_modules/.prerender-'))
  await using lifetime = new AsyncDisposableStack()
  lifetime.defer(() => rm(outDir, { recursive: true, force: true }))
  await build({
    root,
    logLevel: 'error',
    build: { ssr: ENTRY, outDir, emptyOutDir: true, copyPublicDir: false, manifest: false },
  })
  const entry: ServerEntry = await import(pathToFileURL(path.join(outDir, 'entry-server.js')).href)
  const all = lifetime.move()
  return { entry, [Symbol.asyncDispose]: () => all.disposeAsync() }
}

async function writeFiles(
  dist: string,
  files: readonly (readonly [string, string | Uint8Array])[],
): Promise<void> {
  for (const [name, content] of files) {
    const file = path.join(dist, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}
