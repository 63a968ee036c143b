import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH_COMPRESSING = /\.(?:js|css|svg|webmanifest|txt)$/
const SMALLEST_BYTES = 512

/** Writes `.br` and `.gz` beside every text file of the build, so that the gateway compresses nothing while serving. Pages are left to it: it fills them in first. */
export function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'precompress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir)
    },
    async writeBundle() {
      const files = await readdir(outDir, { recursive: true })
      await Promise.all(
        files.filter((file) => WORTH_COMPRESSING.test(file)).map((file) => compress(path.join(outDir, file))),
      )
    },
  }
}

async function compress(file: string): Promise<void> {
  const source = await readFile(file)
  if (source.length < SMALLEST_BYTES) return
  const [brotlied, gzipped] = await Promise.all([
    promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(source, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotlied), writeFile(`${file}.gz`, gzipped)])
}
