import { QUOTATIONS } from '@selah/prayer-engine/quotation'

/** Changes a prayer's own words. Scripture and its references stand as they are. */
export function changeWords(text: string, change: (words: string) => string): string {
  return stretchesOf(text)
    .map(({ isScripture, text: stretch }) => (isScripture ? stretch : change(stretch)))
    .join('')
}

/** The sentences of a prayer that are not scripture. One may go on after a line break, but not after an empty line. */
export function sentencesOf(text: string): readonly string[] {
  return piecesOf(text).flatMap(({ kind, text: piece }) => (kind === 'sentence' ? [piece] : []))
}

/** A prayer without some of its sentences. Scripture stays, and so do the breaks between what is left. */
export function withoutSentences(text: string, isLeftOut: (sentence: string) => boolean): string {
  let left = ''
  let gap = ''
  for (const { kind, text: piece } of piecesOf(text)) {
    if (kind === 'gap') gap = wider(gap, piece)
    else if (kind === 'scripture' || !isLeftOut(piece)) {
      left += left === '' ? piece : gap + piece
      gap = ''
    }
  }
  return left
}

export interface Piece {
  readonly kind: 'scripture' | 'sentence' | 'gap'
  readonly text: string
}

/** Everything a text is made of, in order. */
export function piecesOf(text: string): readonly Piece[] {
  return stretchesOf(text).flatMap(({ isScripture, text: stretch }): readonly Piece[] =>
    isScripture ? [{ kind: 'scripture', text: stretch }] : stretch.split(BETWEEN_SENTENCES).flatMap(trimmed),
  )
}

/** The marks that close a sentence are counted, so that a thousand of them are not read a thousand times. */
const BETWEEN_SENTENCES = /((?<=[.!?][’”)]{0,3})\s+|\n{2,})/

function trimmed(text: string): readonly Piece[] {
  const sentence = text.trim()
  if (sentence === '') return text === '' ? [] : [{ kind: 'gap', text }]
  const start = text.length - text.trimStart().length
  const before = text.slice(0, start)
  const after = text.slice(start + sentence.length)
  return [...trimmed(before), { kind: 'sentence', text: sentence }, ...trimmed(after)]
}

function wider(one: string, other: string): string {
  const breaks = (gap: string) => gap.split('\n').length
  return breaks(one) >= breaks(other) && one !== '' ? one : other
}

interface Stretch {
  readonly isScripture: boolean
  readonly text: string
}

function stretchesOf(text: string): readonly Stretch[] {
  const stretches: Stretch[] = []
  let end = 0
  for (const { 0: quotation, index } of text.matchAll(QUOTATIONS)) {
    stretches.push(
      { isScripture: false, text: text.slice(end, index) },
      { isScripture: true, text: quotation },
    )
    end = index + quotation.length
  }
  return [...stretches, { isScripture: false, text: text.slice(end) }]
}
