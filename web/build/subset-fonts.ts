import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

// Makes src/app/styles/fonts from the full fonts: `node build/subset-fonts.ts`, again only when one of these choices changes.

const OUT = path.resolve(import.meta.dirname, '../src/app/styles/fonts')
const require = createRequire(import.meta.url)

interface Face {
  readonly family: 'manrope' | 'source-serif-4'
  readonly style: 'normal' | 'italic'
  /** The weights in use. */
  readonly weights: { readonly min: number; readonly max: number }
}

const FACES: readonly Face[] = [
  { family: 'manrope', style: 'normal', weights: { min: 400, max: 700 } },
  { family: 'source-serif-4', style: 'normal', weights: { min: 400, max: 600 } },
  { family: 'source-serif-4', style: 'italic', weights: { min: 400, max: 500 } },
]

/** What English is written with. A letter outside brings the font's whole Latin part (fonts.css). */
const ENGLISH = `${String.fromCodePoint(...range(0x20, 0x7e))}\u00a0©·×–—‘’“”•…→`

for (const { family, style, weights } of FACES) {
  const folder = path.dirname(require.resolve(`@fontsource-variable/${family}/package.json`))
  const full = await readFile(path.join(folder, 'files', `${family}-latin-wght-${style}.woff2`))
  const font = await subsetFont(full, ENGLISH, { targetFormat: 'woff2', variationAxes: { wght: weights } })
  await writeFile(path.join(OUT, `${family}-english-${style}.woff2`), font)
  await copyFile(path.join(folder, 'LICENSE'), path.join(OUT, `${family}.LICENSE`))
  console.log(`${family} ${style}: ${full.length} bytes became ${font.length}`)
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
