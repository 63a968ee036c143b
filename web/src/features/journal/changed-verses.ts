import type { Citation } from '../../api/types.ts'
import { quotationOf } from '../../prayer/text/segments.ts'

/** The references of verses that do not stand word for word, with their source, in a text any more. How its lines break is free. */
export function changedVerses(text: string, citations: readonly Citation[]): readonly string[] {
  const flat = text.replaceAll(/\s+/g, ' ')
  return citations
    .filter((citation) => !flat.includes(quotationOf(citation)))
    .map(({ reference }) => reference)
}
