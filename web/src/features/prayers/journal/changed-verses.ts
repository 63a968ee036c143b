import type { Citation } from '../../../api/types.ts'

/** The references of verses that do not stand word for word in a text any more. How its lines break is free. */
export function changedVerses(text: string, citations: readonly Citation[]): readonly string[] {
  const flat = text.replaceAll(/\s+/g, ' ')
  return citations.filter((citation) => !flat.includes(citation.text)).map(({ reference }) => reference)
}
