import type { Citation } from '../../api/types.ts'

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
