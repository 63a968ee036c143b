import classes from './prayer-text.module.css'

export interface Paragraph {
  readonly kind?: string
  /** Appended one by one while the prayer is written, so that a screen reader speaks whole sentences. */
  readonly sentences: readonly string[]
}

/** The words of a prayer. */
export function PrayerText({
  paragraphs,
  flowing = false,
}: {
  paragraphs: readonly Paragraph[]
  flowing?: boolean
}) {
  return (
    <div className={classes.prayer} data-flowing={flowing || undefined}>
      {paragraphs.map(({ kind, sentences }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a prayer only grows at its end
        <p key={index} className={classes.paragraph} data-kind={kind}>
          {sentences.map((sentence, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph only grows at its end
            <span key={place} className={classes.sentence}>
              {sentence}{' '}
            </span>
          ))}
        </p>
      ))}
    </div>
  )
}

/** A saved prayer is one text; its movements are apart by an empty line. */
export function paragraphsOf(text: string): readonly Paragraph[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ sentences: [paragraph] }))
}
