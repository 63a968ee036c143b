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
