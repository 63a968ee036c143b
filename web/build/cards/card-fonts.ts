import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/** What the drawing program reads: the page's serif, unpacked, in one weight. */
export async function cardFont(text: string): Promise<Buffer> {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  )
  return subsetFont(await readFile(file), text, { targetFormat: 'truetype', variationAxes: { wght: WEIGHT } })
}

const WEIGHT = 460
