import type { Citation, Generation, PrayerPart } from '../../api/types.ts'

/** A stretch of a prayer: somebody's words, or a quotation as a block of its own. */
export type Segment =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'quotation'; readonly text: string; readonly citation: Citation }

/** How a quotation stands in the text of a prayer; the service writes it so, and refuses an edit that changes it. */
export function quotationOf({ text, reference }: Citation): string {
  return `“${text}” (${reference}, KJV)`
}

/** Tells the quotations in a text from the words around them. Joined by spaces, the segments are the text again. */
export function segmentsOf(text: string, citations: readonly Citation[]): readonly Segment[] {
  const segments: Segment[] = []
  let rest = text
  for (;;) {
    const next = firstQuotation(rest, citations)
    if (next === undefined) break
    segments.push(...words(rest.slice(0, next.at)))
    segments.push({ kind: 'quotation', text: next.quotation, citation: next.citation })
    rest = rest.slice(next.at + next.quotation.length)
  }
  return [...segments, ...words(rest)]
}

function firstQuotation(text: string, citations: readonly Citation[]) {
  return citations
    .map((citation) => ({ citation, quotation: quotationOf(citation) }))
    .map((found) => ({ ...found, at: text.indexOf(found.quotation) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at)
    .at(0)
}

function words(text: string): Segment[] {
  const trimmed = text.trim()
  return trimmed === '' ? [] : [{ kind: 'words', text: trimmed }]
}

/** What each movement of a prayer does, in words anybody understands. */
export const PART_NAMES: Readonly<Record<PrayerPart['kind'], string>> = {
  address: 'Turning to God',
  complaint: 'Saying what is hard',
  confession: 'Saying sorry',
  thanks: 'Giving thanks',
  trust: 'Trusting',
  scripture: 'Scripture',
  petition: 'Asking',
  praise: 'Praising',
  amen: 'Amen',
}

/** A newer server may know a part that has no name here yet. */
export function partName(kind: string | undefined): string | undefined {
  return Object.entries(PART_NAMES).find(([known]) => known === kind)?.[1]
}

/**
 * The lines in which a prayer is read: a sentence each, as one breathes, and wherever its writer began a new one. The
 * words stay as they are.
 */
export function prayerLines(text: string): readonly string[] {
  return text
    .split(/\n|(?<=[.!?][”’"']?)\s+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

const SHORTEST_LINE = 24

/**
 * Breaks a quotation where a psalm draws breath: after a colon, a semicolon, or the end of a sentence. The
 * words stay as they are; a break that would leave a scrap of a line is left out.
 */
export function verseLines(text: string): readonly string[] {
  const lines: string[] = []
  for (const phrase of text.trim().split(/(?<=[:;.?!])\s+/)) {
    const last = lines.at(-1)
    const isScrap = last !== undefined && (last.length < SHORTEST_LINE || phrase.length < SHORTEST_LINE)
    if (isScrap) lines[lines.length - 1] = `${last} ${phrase}`
    else lines.push(phrase)
  }
  return lines
}

export interface Paragraph {
  readonly kind?: string
  /** Appended one by one while the prayer is written, so that a screen reader speaks whole sentences. */
  readonly sentences: readonly string[]
}

/** A saved prayer is one text; its movements are apart by an empty line. */
export function paragraphsOf(text: string): readonly Paragraph[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ sentences: [paragraph] }))
}

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

/** The sentences as they are read aloud: of a reference the passage alone. */
export function spokenSentences(wording: Wording): string[] {
  return paragraphsOfWording(wording).flatMap(({ sentences }) =>
    sentences.map((sentence) => sentence.replaceAll(/ \(([^()]+), KJV\)/g, ', $1')),
  )
}
