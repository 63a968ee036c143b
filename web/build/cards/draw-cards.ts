import type { Page } from '../find-pages.ts'
import { cardFont } from './card-fonts.ts'
import { type CardWords, cardSvg } from './card-svg.ts'
import { cardWords } from './card-words.ts'
import { drawPng } from './draw-png.ts'

/** The picture of every page for link previews, drawn here: 1200 by 630, with the page's own words. */
export async function drawCards(
  pages: readonly Page[],
  pathOf: (page: string) => string,
): Promise<[file: string, png: Uint8Array][]> {
  const words = pages.map(({ rendered }) => cardWords(rendered.head))
  const font = await cardFont(['…', ...words.flatMap(({ title, text }) => [title, text])].join(''))
  const drawn: [string, Uint8Array][] = []
  for (const [index, { path }] of pages.entries()) {
    const svg = cardSvg(words[index] ?? NOTHING)
    drawn.push([pathOf(path).slice(1), await drawPng(svg, { font: { fontBuffers: [font] } })])
  }
  return drawn
}

const NOTHING: CardWords = { title: '', text: '' }
