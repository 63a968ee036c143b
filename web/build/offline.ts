import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { browserTarget } from './browser-target.ts'
import { drawIcons } from './cards/draw-icons.ts'
import { type KeptFile, keptFiles } from './kept-files.ts'

const WORKER = 'src/offline/worker/service-worker.ts'

/** What the page needs to be put on a home screen and to open without a network: icons, and the service worker. */
export function offline(): Plugin {
  let root = ''
  let dist = ''
  return {
    name: 'offline',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root
      dist = path.resolve(config.root, config.build.outDir)
    },
    async writeBundle(_options, bundle) {
      const page = await readFile(path.join(dist, 'index.html'), 'utf8')
      await buildWorker(root, dist, keptFiles(Object.keys(bundle), hashOf(page)))
      const icons = await drawIcons(await readFile(path.join(dist, 'favicon.svg'), 'utf8'))
      await mkdir(path.join(dist, 'icons'), { recursive: true })
      for (const [file, png] of icons) await writeFile(path.join(dist, file), png)
    },
  }
}

/** One file without a hash in its name: browsers look for a newer one at the same address. */
function buildWorker(root: string, outDir: string, files: readonly KeptFile[]): Promise<unknown> {
  return build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { __KEPT_FILES__: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      ...browserTarget,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: path.join(root, WORKER),
        output: { entryFileNames: 'service-worker.js', format: 'iife' },
      },
    },
  })
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
