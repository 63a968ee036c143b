import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { cardFont } from './card-fonts.ts'
import { type CardWords, cardSvg } from './card-svg.ts'
import { cardWords } from './card-words.ts'
import type { Page } from './find-pages.ts'

/** The picture of every page for link previews, drawn here: 1200 by 630, with the page's own words. */
export async function drawCards(
  pages: readonly Page[],
  pathOf: (page: string) => string,
): Promise<[file: string, png: Uint8Array][]> {
  const words = pages.map(({ rendered }) => cardWords(rendered.head))
  const font = await cardFont(['…', ...words.flatMap(({ title, text }) => [title, text])].join(''))
  await ready()
  return pages.map(({ path }, index): [string, Uint8Array] => [
    pathOf(path).slice(1),
    draw(cardSvg(words[index] ?? NOTHING), font),
  ])
}

const NOTHING: CardWords = { title: '', text: '' }
let started: Promise<void> | undefined

/** The drawing program may be started only once in a process. */
function ready(): Promise<void> {
  started ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then(
    initWasm,
  )
  return started
}

function draw(svg: string, font: Uint8Array): Uint8Array {
  return new Resvg(svg, { font: { fontBuffers: [font] } }).render().asPng()
}
