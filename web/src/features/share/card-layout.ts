import { verseLines } from '../../prayer/text/verse-lines.ts'

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
