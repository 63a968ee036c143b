import classes from './quiet-verse.module.css'
import type { Quotation } from './quotations.ts'

/** A verse under what a page says, in a low voice. */
export function QuietVerse({ quotation: { reference, text } }: { quotation: Quotation }) {
  return (
    <figure className={classes.verse}>
      <blockquote className={classes.words}>{text}</blockquote>
      <figcaption className={classes.reference}>{reference} (KJV)</figcaption>
    </figure>
  )
}
