import { createElement as draw, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

export interface CardWords {
  readonly title: string
  readonly text: string
}

const PAPER = '#f7f3ec'
const INK = '#211d18'
const QUIET = '#6b6254'
const SAGE = '#4d6249'
const LEAF = '#c9d5c4'

const LEFT = 96
/** The sprig stands right of it. */
const TEXT_WIDTH = 700
const SPRIG =
  'M16 25V13M16 18c-5 0-7.500-3-7.500-7.500 5 0 7.500 3 7.500 7.500Zm0-4.500c0-4 2.200-6.600 6.800-6.800.2 4.600-2.200 7.300-6.800 7.300'

/** Paper, a sprig, the title and a line or two: the page in small. */
export function cardSvg({ title, text }: CardWords): string {
  const size = title.length > 44 ? 60 : 72
  const titleLines = shortened(brokenLines(title, size), 4)
  const textLines = shortened(brokenLines(text, 32), 3)
  const height = titleLines.length * size * 1.2 + (textLines.length > 0 ? 36 + textLines.length * 46 : 0)
  const top = (630 - height) / 2
  const textTop = top + titleLines.length * size * 1.2 + 36
  return svg(
    draw('rect', { key: 'paper', width: 1200, height: 630, fill: PAPER }),
    sprig(),
    ...titleLines.map((line, index) =>
      textLine(line, { y: top + size * (0.95 + index * 1.2), size, fill: INK }),
    ),
    ...textLines.map((line, index) =>
      textLine(line, { y: textTop + 34 + index * 46, size: 32, fill: QUIET }),
    ),
  )
}

function sprig(): ReactElement {
  return draw(
    'g',
    {
      key: 'sprig',
      transform: 'translate(830 155) scale(10)',
      fill: 'none',
      strokeWidth: 0.7,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    draw('circle', { cx: 16, cy: 16, r: 13, fill: '#efe9de' }),
    draw('path', { d: SPRIG, stroke: SAGE, fill: LEAF, fillOpacity: 0.55 }),
  )
}

function brokenLines(text: string, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(longer) * size <= TEXT_WIDTH) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.filter((line) => line !== '')
}

function shortened(lines: readonly string[], most: number): string[] {
  if (lines.length <= most) return [...lines]
  return [...lines.slice(0, most - 1), `${lines[most - 1]?.replace(/\W+$/, '')}…`]
}

/** In ems and roughly, by the font's narrow, wide and usual letters: measuring would take longer than drawing. */
function widthOf(line: string): number {
  return [...line].reduce(
    (width, letter) => width + (EMS.find(([like]) => like.test(letter))?.[1] ?? 0.54),
    0,
  )
}

const EMS: readonly (readonly [RegExp, number])[] = [
  [/[ .,:;'’iljtfI]/, 0.31],
  [/[mwMW—]/, 0.86],
  [/[A-Z&]/, 0.69],
]

function textLine(line: string, { y, size, fill }: { y: number; size: number; fill: string }): ReactElement {
  return draw('text', { key: `${y} ${line}`, x: LEFT, y, fontSize: size, fill }, line)
}

function svg(...children: ReactElement[]): string {
  return renderToStaticMarkup(
    draw(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', width: 1200, height: 630, viewBox: '0 0 1200 630' },
      children,
    ),
  )
}
