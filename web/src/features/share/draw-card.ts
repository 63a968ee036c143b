import { verseLines } from '../../prayer/text/segments.ts'
import { type Card, COLOURS, helpOf, SHAPES } from './card.ts'

const SERIF = "'Source Serif 4 Variable', Georgia, serif"
const SANS = "'Manrope Variable', system-ui, sans-serif"
const MARGIN = 112
const SIZES = [84, 76, 68, 60, 54, 48, 44, 40, 36, 32, 28]
const SMALL = 36
const SITUATION_SIZE = 34
const SITUATION_LINES_MAX = 4
/** A sprig, in a square of 24 by 24: the same drawing that stands beside the product's name. */
const SPRIG =
  'M12 20V9.5M12 14c-4 0-6.2-2.400-6.200-6 4 0 6.200 2.400 6.200 6Zm0-3.200c0-3.400 1.900-5.600 5.800-5.800.2 3.900-1.900 6.200-5.800 6.200'

/** Draws a card, from fonts that are on this device already. Nothing of it leaves the page. */
export async function drawCard(canvas: HTMLCanvasElement, card: Card): Promise<void> {
  const everything = [card.passage.text, card.name, card.situation, card.product].join(' ')
  await Promise.all([
    document.fonts.load(`480 ${SMALL}px ${SERIF}`, everything),
    document.fonts.load(`500 ${SMALL}px ${SANS}`, everything),
  ])
  const { width, height } = SHAPES[card.shape]
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser cannot draw')
  paint(pen, card, { width, height })
}

interface Paper {
  readonly width: number
  readonly height: number
}

function paint(pen: CanvasRenderingContext2D, card: Card, { width, height }: Paper): void {
  const { ground, line, accent } = COLOURS[card.colours]
  pen.fillStyle = ground
  pen.fillRect(0, 0, width, height)
  pen.strokeStyle = line
  pen.lineWidth = 2
  pen.strokeRect(44, 44, width - 88, height - 88)
  sprig(pen, { x: width / 2 - 36, y: MARGIN - 8, size: 72, colour: accent })
  paintFoot(pen, card, { width, height })
  paintWords(pen, card, { width, height })
}

/** The words, and beneath them where they come from, in the middle of the room that is left. */
function paintWords(pen: CanvasRenderingContext2D, card: Card, { width, height }: Paper): void {
  const { ink, quiet, accent } = COLOURS[card.colours]
  const inner = width - 2 * MARGIN
  const beneath = linesBeneath(pen, card, inner)
  const beneathHeight = beneath.length * SITUATION_SIZE * LINE_HEIGHT + 56
  const top = MARGIN + 110
  const room = height - top - MARGIN - 90
  const measure = (text: string, size: number) => {
    pen.font = `480 ${size}px ${SERIF}`
    return pen.measureText(text).width
  }
  const { lines, size } = setText(
    card.passage.text,
    { width: inner, height: room - beneathHeight },
    SIZES,
    measure,
  )
  const wordsHeight = lines.length * size * LINE_HEIGHT

  let y = top + (room - wordsHeight - beneathHeight) / 2
  pen.textAlign = 'left'
  pen.textBaseline = 'middle'
  pen.font = `480 ${size}px ${SERIF}`
  pen.fillStyle = ink
  for (const line of lines) {
    y += size * LINE_HEIGHT
    pen.fillText(line.text, MARGIN + (line.isContinued ? HANG * size : 0), y - (size * LINE_HEIGHT) / 2)
  }
  y += 56
  beneath.forEach(({ text, isSource }, index) => {
    pen.font = isSource ? `600 ${SMALL}px ${SANS}` : `italic 400 ${SITUATION_SIZE}px ${SERIF}`
    pen.fillStyle = isSource ? accent : quiet
    pen.fillText(text, MARGIN, y + (index + 0.5) * SITUATION_SIZE * LINE_HEIGHT)
  })
}

interface LineBeneath {
  readonly text: string
  readonly isSource?: boolean
}

function linesBeneath(pen: CanvasRenderingContext2D, card: Card, width: number): readonly LineBeneath[] {
  const { source } = card.passage
  pen.font = `italic 400 ${SITUATION_SIZE}px ${SERIF}`
  return [
    ...(source ? [{ text: `${source.reference} · ${source.translation}`, isSource: true }] : []),
    ...(card.name ? [{ text: shortened(pen, `For ${card.name}`, width) }] : []),
    ...situationLines(pen, card.situation ?? '', width).map((text) => ({ text })),
  ]
}

/** A few lines of what was told; the last one says that there is more. */
function situationLines(pen: CanvasRenderingContext2D, situation: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const word of situation.split(/\s+/).filter(Boolean)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length === 0) lines.push(word)
    else if (pen.measureText(longer).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const shown = lines.slice(0, SITUATION_LINES_MAX)
  return shown.map((line, at) => {
    const isCut = at === SITUATION_LINES_MAX - 1 && lines.length > SITUATION_LINES_MAX
    return shortened(pen, isCut ? `${line} …` : line, width)
  })
}

function shortened(pen: CanvasRenderingContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text
  let end = text.length
  while (end > 1 && pen.measureText(`${text.slice(0, end)} …`).width > width) end--
  return `${text.slice(0, end).trimEnd()} …`
}

function paintFoot(pen: CanvasRenderingContext2D, card: Card, { width, height }: Paper): void {
  const { ink, quiet } = COLOURS[card.colours]
  const y = height - MARGIN + 8
  pen.textBaseline = 'middle'
  pen.textAlign = 'left'
  pen.fillStyle = ink
  pen.font = `500 44px ${SERIF}`
  pen.fillText(card.product, MARGIN, y)
  pen.textAlign = 'right'
  pen.fillStyle = quiet
  pen.font = `500 30px ${SANS}`
  pen.fillText(helpOf(card.passage), width - MARGIN, y)
}

interface Sprig {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour: string
}

function sprig(pen: CanvasRenderingContext2D, { x, y, size, colour }: Sprig): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(size / 24, size / 24)
  pen.strokeStyle = colour
  pen.lineWidth = 1.2
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.stroke(new Path2D(SPRIG))
  pen.restore()
}

/** One line of type on a card; hung in when it goes on from the line before. */
export interface SetLine {
  readonly text: string
  readonly isContinued: boolean
}

export interface SetText {
  readonly lines: readonly SetLine[]
  readonly size: number
}

/** How wide a text is at a size. */
export type Measure = (text: string, size: number) => number

export interface Box {
  readonly width: number
  readonly height: number
}

export const LINE_HEIGHT = 1.42
/** In parts of the size. */
export const HANG = 1

/** The text at the largest of `sizes` at which it fits into the box, broken like verse. */
export function setText(text: string, box: Box, sizes: readonly number[], measure: Measure): SetText {
  const smallest = Math.min(...sizes)
  const size = sizes.find((candidate) => fits(text, box, candidate, measure)) ?? smallest
  return { size, lines: breakLines(text, box.width, size, measure) }
}

function fits(text: string, { width, height }: Box, size: number, measure: Measure): boolean {
  const lines = breakLines(text, width, size, measure)
  return (
    lines.length * size * LINE_HEIGHT <= height && lines.every((line) => measure(line.text, size) <= width)
  )
}

function breakLines(text: string, width: number, size: number, measure: Measure): readonly SetLine[] {
  return verseLines(text).flatMap((line) => wrap(line, width, size, measure))
}

function wrap(line: string, width: number, size: number, measure: Measure): readonly SetLine[] {
  const lines: SetLine[] = []
  let current = ''
  for (const word of line.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`
    const room = lines.length === 0 ? width : width - HANG * size
    if (current !== '' && measure(longer, size) > room) {
      lines.push({ text: current, isContinued: lines.length > 0 })
      current = word
    } else current = longer
  }
  return [...lines, { text: current, isContinued: lines.length > 0 }]
}
