import type { Citation, PartKind, PrayerPart } from '@selah/prayer-engine/prayer'
import { quotationOf } from '@selah/prayer-engine/quotation'
import { type Piece, piecesOf } from './share-sentences.ts'

/** A sentence, or a quotation as it stands in the prayer, with its marks and source. */
export interface Segment {
  /** Its place in the prayer: the same text always has the same ids. */
  readonly id: string
  readonly text: string
  readonly citation?: Citation
}

/** A movement as it was written. */
export interface WrittenPart extends PrayerPart {
  readonly segments: Segment[]
}

/** A paragraph that a person may have edited. The kind is unknown where they made other paragraphs. */
export interface Paragraph {
  readonly kind?: PartKind
  readonly text: string
  readonly segments: Segment[]
}

export function withSegments(parts: readonly PrayerPart[], citations: readonly Citation[]): WrittenPart[] {
  const segmentsOf = numbering(citations)
  return parts.map((part) => ({ ...part, segments: segmentsOf(piecesOf(part.text)) }))
}

/** A prayer by its paragraphs. `kinds` are those of the paragraphs it was written with. */
export function paragraphsOf(
  text: string,
  citations: readonly Citation[],
  kinds: readonly PartKind[] = [],
): Paragraph[] {
  const segmentsOf = numbering(citations)
  const paragraphs = parted(text)
  const isAsWritten = kinds.length === paragraphs.length
  return paragraphs.map((pieces, nth) => {
    const kind = isAsWritten ? kinds[nth] : undefined
    const words = pieces.map((piece) => piece.text).join('')
    return { ...(kind && { kind }), text: words.trim(), segments: segmentsOf(pieces) }
  })
}

function numbering(citations: readonly Citation[]): (pieces: readonly Piece[]) => Segment[] {
  let count = 0
  return (pieces) =>
    pieces
      .filter(({ kind }) => kind !== 'gap')
      .map(({ kind, text }) => {
        const citation = kind === 'scripture' && citationIn(text, citations)
        return { id: `s${++count}`, text, ...(citation && { citation }) }
      })
}

/** Paragraphs are parted by empty lines, but not by one within a quotation. */
function parted(text: string): Piece[][] {
  const paragraphs: Piece[][] = [[]]
  for (const piece of piecesOf(text)) {
    if (piece.kind === 'gap' && /\n\s*\n/.test(piece.text)) paragraphs.push([])
    else paragraphs.at(-1)?.push(piece)
  }
  return paragraphs.filter((pieces) => pieces.some(({ kind }) => kind !== 'gap'))
}

function citationIn(quotation: string, citations: readonly Citation[]): Citation | undefined {
  const asWritten = quotation.replaceAll(/\s+/g, ' ')
  const found = citations.find((citation) => quotationOf(citation) === asWritten)
  return found && { reference: found.reference, text: found.text, translation: found.translation }
}
