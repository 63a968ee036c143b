import type { Generation, PrayerPart } from '../../../api/types.ts'
import { type Paragraph, paragraphsOf, type Segment, segmentsOf } from '../../../prayer/text/segments.ts'

/** One part of a finished prayer, its words apart from its quotations. */
export interface Part {
  readonly kind?: PrayerPart['kind']
  readonly segments: readonly Segment[]
}

/** A prayer as its words stand now: as written, or with the person's own in their places. */
export type Wording = readonly Part[]

export function wordingOf({ prayer, parts = [], citations = [] }: Generation): Wording {
  if (parts.length > 0)
    return parts.map(({ kind, text }) => ({ kind, segments: segmentsOf(text, citations) }))
  return paragraphsOf(prayer).map(({ sentences }) => ({
    segments: segmentsOf(sentences.join(' '), citations),
  }))
}

/** The words that may be changed, in their order; scripture is not among them. */
export function ownWords(wording: Wording): readonly string[] {
  return wording.flatMap(({ segments }) =>
    segments.flatMap(({ kind, text }) => (kind === 'words' ? text : [])),
  )
}

/** The wording with other words in the places of its own. An edit that belongs to another wording changes nothing. */
export function withWords(wording: Wording, edit: readonly string[] | undefined): Wording {
  if (edit?.length !== ownWords(wording).length) return wording
  const words = edit.values()
  return wording.map((part) => ({
    ...part,
    segments: part.segments.map((segment) =>
      segment.kind === 'words' ? { ...segment, text: words.next().value ?? '' } : segment,
    ),
  }))
}

/** The whole prayer as one text, as it is saved. What was emptied leaves no gap. */
export function textOf(wording: Wording): string {
  return paragraphsOfWording(wording)
    .map(({ sentences }) => sentences.join(' '))
    .join('\n\n')
}

export function paragraphsOfWording(wording: Wording): readonly Paragraph[] {
  return wording
    .map(({ kind, segments }) => ({
      ...(kind && { kind }),
      sentences: segments.map(({ text }) => text.trim()).filter((text) => text !== ''),
    }))
    .filter(({ sentences }) => sentences.length > 0)
}
